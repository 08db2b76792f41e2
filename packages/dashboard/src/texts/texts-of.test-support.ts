/** All texts of a catalogue, each with its path. Functions are called with numbers, which are the same in every language. */
export function textsOf(value: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    const given = Array.from({ length: value.length }, (_, index) => 2 + index);
    return textsOf((value as (...args: unknown[]) => unknown)(...given), place);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${place}.${name}`));
}
