import type { RankedGroup } from './rank.ts';

/**
 * What fits now, where it stood before: what the server finds later comes below it. So Enter chooses what somebody has seen, and
 * nothing moves away from under a finger.
 * @param before of the same text; what does not fit any more is left out
 */
export function keepPlaces(before: readonly RankedGroup[], now: readonly RankedGroup[]): readonly RankedGroup[] {
  const idsBefore = before.flatMap(({ commands }) => commands.map(({ id }) => id));
  const groupsBefore = before.map(({ group }) => group);
  return inOrder(now, groupsBefore, ({ group }) => group).map(({ group, commands }) => ({
    group,
    commands: inOrder(commands, idsBefore, ({ id }) => id),
  }));
}

/** Those that are named in an order, in that order; then the others in their own. */
function inOrder<T>(things: readonly T[], names: readonly string[], nameOf: (thing: T) => string): readonly T[] {
  const place = (thing: T): number => {
    const index = names.indexOf(nameOf(thing));
    return index === -1 ? names.length : index;
  };
  return [...things].sort((a, b) => place(a) - place(b));
}
