import type { RankedGroup } from './rank.ts';

/**
 * Sorts results so that those shown before keep their places and later ones from the server come below. So Enter chooses what the
 * person has seen, and nothing moves away from under a finger.
 * @param before the results shown before, for the same text; those that no longer fit are left out
 */
export function keepPlaces(before: readonly RankedGroup[], now: readonly RankedGroup[]): readonly RankedGroup[] {
  const idsBefore = before.flatMap(({ commands }) => commands.map(({ id }) => id));
  const groupsBefore = before.map(({ group }) => group);
  return inOrder(now, groupsBefore, ({ group }) => group).map(({ group, commands }) => ({
    group,
    commands: inOrder(commands, idsBefore, ({ id }) => id),
  }));
}

/** Sorts things by the order of `names`; those without a name in it come last, in their own order. */
function inOrder<T>(things: readonly T[], names: readonly string[], nameOf: (thing: T) => string): readonly T[] {
  const place = (thing: T): number => {
    const index = names.indexOf(nameOf(thing));
    return index === -1 ? names.length : index;
  };
  return [...things].sort((a, b) => place(a) - place(b));
}
