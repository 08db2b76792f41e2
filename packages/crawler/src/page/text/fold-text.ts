import { decodeReferences } from './decode-references.ts';

const SPACE = 32;
const AMPERSAND = 38;
/** Markup of a text that is looked at: what is kept is far shorter. */
const LONGEST_SOURCE = 16_384;

/** Decodes entities, folds white space, and cuts (never inside a surrogate pair). May be a view of `source`. */
export function foldText(source: string, longest: number): string {
  if (source.length <= longest && isFolded(source)) return source;
  const head = source.length > LONGEST_SOURCE ? source.slice(0, LONGEST_SOURCE) : source;
  const decoded = head.includes('&') ? decodeReferences(head) : head;
  const folded = decoded.replace(/\s+/g, ' ').trim();
  return folded.length > longest ? folded.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : folded;
}

/** ASCII without anything to decode or to fold, as most texts of links are. */
function isFolded(text: string): boolean {
  let before = SPACE;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code > 126 || code === AMPERSAND || (code === SPACE && before === SPACE)) return false;
    before = code;
  }
  return before !== SPACE;
}
