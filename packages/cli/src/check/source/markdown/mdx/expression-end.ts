import type { ScanBudget } from './scan-budget.ts';

/** Max characters of an expression; a longer one is not recognised. */
const LIMIT = 2_000;
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/y;
const PIECE = /[{}"'`]|\/\*/g;

/** The offset behind the `}` that belongs to the `{` at `start`; braces in strings and comments are ignored. */
export function expressionEnd(text: string, start: number, budget: ScanBudget): number | undefined {
  if (budget.isSpent) return undefined;
  const source = text.slice(start, start + LIMIT);
  const lastEnd = source.lastIndexOf('*/');
  let depth = 0;
  PIECE.lastIndex = 0;
  for (let found = PIECE.exec(source); found !== null; found = PIECE.exec(source)) {
    const [piece] = found;
    if (piece === '{') depth++;
    else if (piece === '}') depth--;
    else if (piece === '/*') {
      if (found.index < lastEnd) PIECE.lastIndex = source.indexOf('*/', PIECE.lastIndex) + 2;
    } else PIECE.lastIndex = behindString(source, found.index);
    if (depth > 0) continue;
    budget.spend(PIECE.lastIndex);
    return start + PIECE.lastIndex;
  }
  budget.spend(source.length);
  return undefined;
}

/** The offset behind a string. A quote that is not closed is an apostrophe. */
function behindString(source: string, at: number): number {
  STRING.lastIndex = at;
  return at + (STRING.exec(source)?.[0].length ?? 1);
}

/** JavaScript whose comments are replaced by their line breaks. */
export function withoutComments(script: string): string {
  let code = '';
  let from = 0;
  for (let start = script.indexOf('/*'); start !== -1; start = script.indexOf('/*', from)) {
    const end = script.indexOf('*/', start + 2);
    if (end === -1) break;
    code += script.slice(from, start) + script.slice(start, end).replace(/[^\n]/g, '');
    from = end + 2;
  }
  return code + script.slice(from);
}
