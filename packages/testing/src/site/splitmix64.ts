const WORD = (1n << 64n) - 1n;
const GOLDEN = 0x9e3779b97f4a7c15n;
const SECOND = 0xd1b54a32d192ed03n;

/** A uniform 63-bit hash of the seed and two numbers: splitmix64's finaliser (Steele, Lea, Flood 2014). */
export function splitmix64(seed: bigint, a: number, b: number): bigint {
  let x = (seed + BigInt(a) * GOLDEN + BigInt(b) * SECOND) & WORD;
  x = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
  x = ((x ^ (x >> 27n)) * 0x94d049bb133111ebn) & WORD;
  return (x ^ (x >> 31n)) >> 1n;
}
