import { expressionEnd } from './expression-end.ts';

/** Longest tag that is looked for. */
const LIMIT = 2_000;
const SPACE = /\s*/y;
const NAME = /[\w$.:-]*/y;
const ATTRIBUTE = /([\w$:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(?=\{)))?/y;
/** A string and nothing else: `{"/x"}`, `{'/x'}`, or a template without anything to put in. */
const LITERAL = /^\{\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)\s*\}$/;

export interface JsxTag {
  /** Empty for a fragment. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly isSelfClosing: boolean;
  /** Those whose value is written out. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Offset behind the tag. */
  readonly end: number;
}

/** The JSX tag that begins with the `<` at `start`; undefined when there is none. */
export function jsxTag(text: string, start: number): JsxTag | undefined {
  const source = text.slice(start, start + LIMIT);
  const isEnd = source[1] === '/';
  const name = match(NAME, source, isEnd ? 2 : 1)?.[0] ?? '';
  if (name !== '' && !/^[A-Za-z_$]/.test(name)) return undefined;
  const attributes = new Map<string, string>();
  let at = (isEnd ? 2 : 1) + name.length;
  for (;;) {
    at += match(SPACE, source, at)?.[0].length ?? 0;
    const isSelfClosing = source.startsWith('/>', at);
    if (isSelfClosing || source[at] === '>') {
      return { name, isEnd, isSelfClosing, attributes, end: start + at + (isSelfClosing ? 2 : 1) };
    }
    const next = name === '' || isEnd ? undefined : attributeEnd(source, at, attributes);
    if (next === undefined) return undefined;
    at = next;
  }
}

/** Offset behind the attribute at `at`, which is kept when its value is written out. */
function attributeEnd(source: string, at: number, attributes: Map<string, string>): number | undefined {
  if (source[at] === '{') return expressionEnd(source, at);
  const found = match(ATTRIBUTE, source, at);
  if (found === undefined) return undefined;
  const [whole, name = '', double, single] = found;
  const behind = at + whole.length;
  if (!whole.endsWith('=') && !/=\s+$/.test(whole)) {
    const value = double ?? single;
    if (value !== undefined) attributes.set(name, value);
    return behind;
  }
  const end = expressionEnd(source, behind);
  const literal = end === undefined ? undefined : LITERAL.exec(source.slice(behind, end));
  const value = literal?.[1] ?? literal?.[2] ?? literal?.[3];
  if (value !== undefined) attributes.set(name, value);
  return end;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
