/** Random numbers and ids that depend on a seed only */
export interface Seeded {
  /** A number from 0 up to but not including 1 */
  random(): number;
  /** A whole number from 0 up to but not including `below` */
  below(below: number): number;
  /** A UUID version 7 of this time, epoch ms. */
  uuid(at: number): string;
}

/** mulberry32 by Tommy Ettinger: 32 bits of state, fast, good enough to spread rows. */
export function seeded(seed: number): Seeded {
  let state = seed | 0;
  const word = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return (x ^ (x >>> 14)) >>> 0;
  };
  const random = (): number => word() / 2 ** 32;
  const hex = (digits: number): string => word().toString(16).padStart(8, '0').slice(0, digits);
  return {
    random,
    below: (below) => Math.floor(random() * below),
    uuid(at) {
      const time = Math.floor(at).toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(8)}${hex(4)}`;
    },
  };
}
