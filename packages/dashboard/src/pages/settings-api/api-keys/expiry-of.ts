const DAY_MS = 86_400_000;

/** The end of a key that is created now. @param days a number of days, or `never` @returns RFC 3339; null: never */
export const expiryOf = (days: string, now: number): string | null =>
  /^\d+$/.test(days) ? new Date(now + Number(days) * DAY_MS).toISOString() : null;
