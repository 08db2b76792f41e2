/** Controls, format characters (the bidirectional ones among them), line and paragraph separators. */
const ACTIVE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;

/**
 * Text of others as one line that does nothing: no line break that could begin a header, no character that changes the
 * direction of what follows, no half of a surrogate pair. Cut to `max` characters, the last of them `…` then.
 */
export function inertLine(text: string, max: number): string {
  // Cut before and after: a megabyte is not searched through, and what is kept is counted in characters.
  const line = text
    .slice(0, max * 2 + 2)
    .toWellFormed()
    .replace(ACTIVE, '\ufffd');
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}
