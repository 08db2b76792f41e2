/** `2026-01-01 09:00 UTC`, of ISO 8601. */
export const dateTime = (iso: string | null): string =>
  iso === null ? 'unknown' : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

export function milliseconds(ms: number | null): string {
  if (ms === null) return 'unknown';
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

export function duration(seconds: number | null): string {
  if (seconds === null) return 'unknown';
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
