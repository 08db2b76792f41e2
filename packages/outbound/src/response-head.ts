import type { ResponseHead } from './types.ts';

/** Fields whose values hold commas of their own, or may be told apart only by line. */
const LINE_BY_LINE = new Set(['set-cookie', 'link']);

/** Folds undici's headers into one string per name. The record has no prototype: a server may name a field anything. */
export function responseHead(
  status: number,
  raw: Readonly<Record<string, string | readonly string[] | undefined>>,
): ResponseHead {
  const headers: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined) continue;
    headers[name.toLowerCase()] = typeof value === 'string' ? value : value.join(LINE_BY_LINE.has(name) ? '\n' : ', ');
  }
  return { status, headers };
}
