/**
 * A remaining time such as `4:31` or `1:02:09`; `0:00` when it is over. @param ms rounded up to a second, so that 0:00 is not shown early
 */
export function clockOf(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
