/** Columns that a terminal needs for a character: letters of East Asia and most emojis need two, marks on letters none. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const NONE = /[\p{Mn}\p{Me}\p{Cf}]/u;
const PLAIN = /^[\x20-\x7e]*$/;

/** Characters after which a line may end: between words, and between the parts of a URL. */
const BREAK = /[\s/?&=_,;.-]/;
/** Columns by which the further lines of a text are indented. */
const HANG = 2;
const LEAST = 12;

const columnsOfCharacter = (character: string): number => (NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1);

/** The number of columns that a terminal needs for a text without control characters. */
export function columnsOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let columns = 0;
  for (const character of text) columns += columnsOfCharacter(character);
  return columns;
}

/**
 * Breaks a text into lines of at most `columns` columns, with a hanging indent. A line ends after a word or a part of a URL if one ends in
 * its second half, else anywhere.
 */
export function wrapText(text: string, columns: number, hang = HANG): string[] {
  const width = Math.max(LEAST, columns);
  if (columnsOf(text) <= width) return [text];
  const lines: string[] = [];
  let [line, used, end] = ['', 0, 0];
  for (const character of text) {
    const more = columnsOfCharacter(character);
    if (used + more > width - (lines.length === 0 ? 0 : hang)) {
      const cut = end > line.length / 2 ? end : line.length;
      lines.push(line.slice(0, cut).trimEnd());
      line = line.slice(cut).trimStart();
      used = columnsOf(line);
      end = 0;
    }
    line += character;
    used += more;
    if (BREAK.test(character)) end = line.length;
  }
  return [...lines, line].map((one, at) => (at === 0 ? one : `${' '.repeat(hang)}${one}`));
}
