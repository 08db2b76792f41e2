import { expressionEnd } from './expression-end.ts';
import type { ScanBudget } from './scan-budget.ts';

/** The max characters of a tag; a longer one is not recognised. */
const LIMIT = 2_000;
const SPACE = /\s*/y;
const NAME = /[\w$.:-]*/y;
const ATTRIBUTE = /([\w$:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(?=\{)))?/y;
/** An expression that is only a string: `{"/x"}`, `{'/x'}`, or a template without placeholders. */
const LITERAL = /^\{\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)\s*\}$/;

export interface JsxTag {
  /** Empty for a fragment. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosing: boolean;
  /** The attributes whose value is a literal. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Offset behind the tag. */
  readonly end: number;
}

/** The JSX tag that begins with the `<` at `start`; undefined when there is none. */
export function jsxTag(text: string, start: number, budget: ScanBudget): JsxTag | undefined {
  if (budget.isSpent) return undefined;
  const source = text.slice(start, start + LIMIT);
  const isEnd = source[1] === '/';
  const name = match(NAME, source, isEnd ? 2 : 1)?.[0] ?? '';
  if (name !== '' && !/^[A-Za-z_$]/.test(name)) return undefined;
  const attributes = new Map<string, string>();
  let at = (isEnd ? 2 : 1) + name.length;
  let spent = 0;
  for (;;) {
    at += match(SPACE, source, at)?.[0].length ?? 0;
    const isSelfClosing = source.startsWith('/>', at);
    budget.spend(at - spent);
    spent = at;
    if (isSelfClosing || source[at] === '>') {
      return { name, isEnd, isSelfClosing, attributes, end: start + at + (isSelfClosing ? 2 : 1) };
    }
    const next = name === '' || isEnd ? undefined : attributeEnd({ source, at, attributes, budget });
    if (next === undefined) return undefined;
    at = next;
  }
}

interface AttributePlace {
  readonly source: string;
  readonly at: number;
  readonly attributes: Map<string, string>;
  readonly budget: ScanBudget;
}

/** The offset behind the attribute at `at`. The attribute is kept when its value is a literal. */
function attributeEnd({ source, at, attributes, budget }: AttributePlace): number | undefined {
  if (source[at] === '{') return expressionEnd(source, at, budget);
  const found = match(ATTRIBUTE, source, at);
  if (found === undefined) {
    // Quotes that are not closed were looked for up to the end, though fast.
    budget.spend(source.length / 8);
    return undefined;
  }
  const [whole, name = '', double, single] = found;
  const behind = at + whole.length;
  if (!whole.endsWith('=') && !/=\s+$/.test(whole)) {
    const value = double ?? single;
    if (value !== undefined) attributes.set(name, value);
    return behind;
  }
  const end = expressionEnd(source, behind, budget);
  const literal = end === undefined ? undefined : LITERAL.exec(source.slice(behind, end));
  const value = literal?.[1] ?? literal?.[2] ?? literal?.[3];
  if (value !== undefined) attributes.set(name, value);
  return end;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
