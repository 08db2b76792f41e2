/** The value that all have; undefined: they differ, or there are none. */
export function commonValue<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = values;
  return others.every((value) => value === first) ? first : undefined;
}
