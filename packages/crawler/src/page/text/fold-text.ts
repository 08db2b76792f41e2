const SPACE = 32;
/** Characters of a text that are read: the result is far shorter. */
const LONGEST_SOURCE = 16_384;

/** Folds white space and cuts the text to `longest` (never inside a surrogate pair). May return a view of `text`. */
export function foldText(text: string, longest: number): string {
  if (text.length <= longest && isFolded(text)) return text;
  const folded = text.slice(0, LONGEST_SOURCE).replace(/\s+/g, ' ').trim();
  return folded.length > longest ? folded.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : folded;
}

/** The text is ASCII and has nothing to fold, as most texts of links. */
function isFolded(text: string): boolean {
  let before = SPACE;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code > 126 || (code === SPACE && before === SPACE)) return false;
    before = code;
  }
  return before !== SPACE;
}
