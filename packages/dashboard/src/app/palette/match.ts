/** The text in lower case and without accents, as people type in a hurry. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The indexes at which words begin. */
const startsOf = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);

/** Whether a text contains the letters in this order, the first one at the beginning of a word. */
function hasInOrder(text: string, letters: string): boolean {
  const [first = '', ...rest] = letters;
  const isFrom = (start: number): boolean => {
    let at = start;
    for (const letter of rest) if (at !== -1) at = text.indexOf(letter, at + 1);
    return at !== -1;
  };
  return startsOf(text).some((start) => text.startsWith(first, start) && isFrom(start));
}

const hasWordStart = (text: string, letters: string): boolean =>
  startsOf(text).some((start) => text.startsWith(letters, start));

/**
 * Scores a word against a title: 5 when the title begins with it, 4 when a word of it does, 3 when it is within a word, 1 with letters
 * left out, 0 when it does not fit.
 */
function fit(title: string, word: string): number {
  if (title.startsWith(word)) return 5;
  if (hasWordStart(title, word)) return 4;
  if (title.includes(word)) return 3;
  return word.length > 1 && hasInOrder(title, word) ? 1 : 0;
}

/**
 * Scores a title against what somebody has typed. Each typed word must be found, in any order, in the title or in its synonyms.
 * @param also synonyms
 * @returns 0 when it does not fit, else 1 or more; higher is better
 */
export function match(typed: string, title: string, also = ''): number {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  let sum = 1;
  for (const word of words) {
    // A match in the title counts more than one in the synonyms, unless letters are left out.
    const best = Math.max(fit(plain(title), word), hasWordStart(plain(also), word) ? 2 : 0);
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}
