const HOUR_MS = 3_600_000;

/** When pictured servers start, by their clocks: a Monday. */
export const MADE_AT = Date.UTC(2026, 2, 2, 9);

/** When somebody looks at them, by the clock of the browser, which stands still. */
export const SEEN_AT = MADE_AT + HOUR_MS;

export const isoTime = (ms: number): string => new Date(ms).toISOString();
