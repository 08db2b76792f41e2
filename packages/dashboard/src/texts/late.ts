/** Makes something when it is first needed. Objects of `Intl` take a millisecond each, and a page needs few of them. */
export function late<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
