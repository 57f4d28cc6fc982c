"""Runs inside Pyodide, at build time: leaves out of a module what a page never looks at.

What is left does the same, in fewer bytes, and is imported sooner.
"""

from __future__ import annotations

import ast
from types import CodeType

# In a table of lines: the bit that begins an entry with the code of one without columns, that of
# one without a line, the most instructions of an entry, the bit of a number that goes on.
LINE_ONLY = 0x80 | (13 << 3)
NO_LINE = 0x80 | (15 << 3)
MOST = 8
MORE = 64


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


def with_short_table(code: CodeType, *, lines: bool) -> CodeType:
    """Keep no columns, and the lines only if wanted: else every line is its function's first.

    The table with both would be a third of the bytes.
    """
    constants = (
        with_short_table(one, lines=lines) if isinstance(one, CodeType) else one
        for one in code.co_consts
    )
    whole = [(0, len(code.co_code), code.co_firstlineno)]
    table = bytearray()
    before = code.co_firstlineno
    for start, end, line in code.co_lines() if lines else whole:
        # A table that ended early would break tracebacks.
        for first in range(start, end, 2 * MOST):
            count = min(end - first, 2 * MOST) // 2
            if line is None:
                table.append(NO_LINE | (count - 1))
            else:
                table += bytes([LINE_ONLY | (count - 1), *_signed(line - before)])
                before = line
    return code.replace(co_linetable=bytes(table), co_consts=tuple(constants))


def _signed(number: int) -> list[int]:
    """The number as the table has it: the sign lowest, six bits in a byte, the low ones first."""
    rest = abs(number) << 1 | (number < 0)
    parts = []
    while rest >= MORE:
        parts.append(MORE | (rest & (MORE - 1)))
        rest >>= 6
    return [*parts, rest]
