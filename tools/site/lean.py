"""Runs inside Pyodide, at build time: leaves out of a module what a page never looks at.

What is left does the same, in fewer bytes, and is imported sooner.
"""

from __future__ import annotations

import ast
from types import CodeType

# In a table of lines: the bits that begin an entry without columns, whose line comes as the
# difference to the one before, and the most instructions of an entry.
SAME_LINE = 0x80 | (13 << 3)
MOST = 8


def lean_tree(tree: ast.Module, *, ours: bool) -> ast.Module:
    """Take the docstrings away, and of our own modules the annotations."""
    _drop_docstrings(tree)
    if ours:
        tree = _Unannotated().visit(tree)
    return ast.fix_missing_locations(tree)


def _drop_docstrings(tree: ast.Module) -> None:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
        # A decorator like @dataclass would make up for a missing docstring, which takes it long.
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            node.body.insert(0, ast.Expr(ast.Constant("·")))
        if not node.body and not isinstance(node, ast.Module):
            node.body.append(ast.Pass())


class _Unannotated(ast.NodeTransformer):
    """Without annotations Python makes no functions that would work them out.

    A class keeps its fields' names, which make a named tuple or a dataclass: as ready annotations
    that say nothing, for which typing need not find out what they would say.
    """

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            # In a function it makes the name a local one.
            return node
        return ast.copy_location(ast.Assign([node.target], self.visit(node.value)), node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
        self.generic_visit(node)
        node.body = [one for one in node.body if not isinstance(one, ast.AnnAssign)]
        if fields:
            names: list[ast.expr | None] = [ast.Constant(ast.unparse(one.target)) for one in fields]
            nothing: list[ast.expr] = [ast.Constant(None) for _ in fields]
            ready = ast.Assign([ast.Name("__annotations__", ast.Store())], ast.Dict(names, nothing))
            # Behind what stands in for a docstring.
            node.body.insert(1 if node.decorator_list else 0, ready)
        return node


def without_lines(code: CodeType) -> CodeType:
    """Keep of the table of lines only each function's first: a traceback tells functions.

    The whole table would be a tenth of all that the game's own files weigh.
    """
    constants = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    units = len(code.co_code) // 2
    # A table that ended early would break tracebacks.
    table = bytearray()
    for first in range(0, units, MOST):
        table += bytes([SAME_LINE | (min(units - first, MOST) - 1), 0])
    return code.replace(co_linetable=bytes(table), co_consts=tuple(constants))
