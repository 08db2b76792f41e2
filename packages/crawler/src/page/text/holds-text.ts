import { decodeReferences } from './decode-references.ts';

/** Characters that are looked at: a heading that goes on behind them holds something. */
const LENGTH = 4_096;
const END = /<\/h1\b/i;
/** A start tag, and text right behind it. */
const PLAIN = /^<h1(?:[^<>"']|"[^"<]*"|'[^'<]*')*>\s*[^\s<&]/i;
/** Linear in the length of what it is used on: a tag stops at the next `<`, and a comment without an end goes on to the end. */
const MARKUP = /<!--.*?(?:-->|$)|<(?:[^<>"']|"[^"]*"|'[^']*')*>/gs;
/** Elements that show something without text, and attributes that name it. */
const SHOWN =
  /<(?:svg|math|canvas|video|object|embed|iframe|input)\b|\s(?:alt|aria-label(?:ledby)?)\s*=\s*["']?[^\s"'>]/i;

/**
 * Whether a main heading says anything: text, or an image with a text of its own.
 *
 * @param start where its start tag begins
 */
export function holdsText(source: string, start: number): boolean {
  const piece = source.slice(start, start + LENGTH);
  if (PLAIN.test(piece)) return true;
  const end = piece.search(END);
  if (end === -1) return true;
  const heading = piece.slice(0, end);
  return decodeReferences(heading.replace(MARKUP, '')).trim() !== '' || SHOWN.test(heading);
}
