const HOUR_MS = 3_600_000;

/** The start of pictured servers by their clocks, a Monday. */
export const MADE_AT = Date.UTC(2026, 2, 2, 9);

/** The time of pictures by the browser's clock, which stands still. */
export const SEEN_AT = MADE_AT + HOUR_MS;

export const isoTime = (ms: number): string => new Date(ms).toISOString();
