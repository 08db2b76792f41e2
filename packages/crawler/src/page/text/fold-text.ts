const SPACE = 32;
/** Characters that are looked at: what is kept is far shorter. */
const LONGEST_SOURCE = 16_384;

/** Folds white space and cuts (never inside a surrogate pair). May be a view of `text`. */
export function foldText(text: string, longest: number): string {
  if (text.length <= longest && isFolded(text)) return text;
  const folded = text.slice(0, LONGEST_SOURCE).replace(/\s+/g, ' ').trim();
  return folded.length > longest ? folded.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : folded;
}

/** ASCII without anything to fold, as most texts of links are. */
function isFolded(text: string): boolean {
  let before = SPACE;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code > 126 || (code === SPACE && before === SPACE)) return false;
    before = code;
  }
  return before !== SPACE;
}
