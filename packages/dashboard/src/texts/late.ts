/** Returns a function that creates a value at its first call. `Intl` objects take a millisecond each, and a page needs few of them. */
export function late<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
