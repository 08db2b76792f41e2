/** Schemes that are often mistyped. `tel` is too short to distinguish a slip from another scheme. */
const MEANT = ['http', 'https', 'mailto'];
/** Schemes that are one slip away from those, and registered with IANA, or used. */
const OTHERS = new Set(['shttp', 'httpx']);

/**
 * Whether a scheme is one slip (a letter too many, missing, wrong, or two swapped) away from `http`, `https` or `mailto`.
 * Any other may belong to some program on the reader's computer: there is no list of them all.
 *
 * @param scheme lower-case, without the colon
 */
export function isMistypedScheme(scheme: string): boolean {
  return !MEANT.includes(scheme) && !OTHERS.has(scheme) && MEANT.some((meant) => isOneSlip(scheme, meant));
}

function isOneSlip(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1) return false;
  let same = 0;
  while (same < meant.length && written[same] === meant[same]) same++;
  const [rest, wanted] = [written.slice(same), meant.slice(same)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  );
}
