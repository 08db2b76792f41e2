/**
 * The detail of a finding with other words. The server writes `7 characters`, `3 pages, the first: https://…` or an address; all that is
 * no known word stays as it is.
 */
export function detailText(detail: string, words: Readonly<Record<string, string>>): string {
  const wordOf = (word: string): string => (Object.hasOwn(words, word) ? words[word] : undefined) ?? word;
  const said = (_: string, before: string, word: string): string => `${before}${wordOf(word)}`;
  return wordOf(detail)
    .replace(/^(\d+(?: [^ ,]+)?, )(the first byte after|the first(?=: ))/, said)
    .replace(/^(\d+ )([a-z]+)\b/, said);
}
