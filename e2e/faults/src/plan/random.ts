import { splitmix64 } from '@linkvitals/testing';

/** Random-looking numbers, which are the same for the same seed. */
export interface Random {
  /** An integer from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let drawn = 0;
  const below = (limit: number): number => Number(splitmix64(BigInt(seed), drawn++, 0) % BigInt(limit));
  return {
    between: (min, max) => min + below(max - min + 1),
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
