/** The calendar month (UTC) of a time as one number: 202601 for January 2026. Later months are greater. */
export function usageMonth(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}
