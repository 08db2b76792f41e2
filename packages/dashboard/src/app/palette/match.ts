/** Lower case, without accents: what people type in a hurry. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Where words begin. */
const startsOf = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);

/** Whether the letters stand in a text in this order, the first one at the beginning of a word. */
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

/** How well a word fits a title: 5 at the beginning, 4 at that of a word, 3 within one, 1 with letters left out, 0 not at all. */
function fit(title: string, word: string): number {
  if (title.startsWith(word)) return 5;
  if (hasWordStart(title, word)) return 4;
  if (title.includes(word)) return 3;
  return word.length > 1 && hasInOrder(title, word) ? 1 : 0;
}

/**
 * How well a title fits what somebody has typed. Each word has to be found, in any order, in the title or in the words that
 * mean the same.
 * @returns from 1, the higher the better; 0: it does not fit
 */
export function match(typed: string, title: string, also = ''): number {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  let sum = 1;
  for (const word of words) {
    // A title says more than its other words, except where letters are left out.
    const best = Math.max(fit(plain(title), word), hasWordStart(plain(also), word) ? 2 : 0);
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}
