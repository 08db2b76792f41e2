export const DAY_MS = 86_400_000;

/** Days (UTC) from 1970-01-01 to that of a time, epoch ms. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);
