/** Epoch ms as the API writes time: ISO 8601 UTC with milliseconds. */
export const toIso = (at: number): string => new Date(at).toISOString();

export const toIsoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at));
