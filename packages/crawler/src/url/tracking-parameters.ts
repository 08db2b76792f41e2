const NAMES = new Set(
  (
    'gclid gclsrc dclid gbraid wbraid fbclid msclkid yclid twclid ttclid igshid igsh li_fat_id mc_cid mc_eid ' +
    '_hsenc _hsmi mkt_tok vero_id _openstat srsltid _ga _gl'
  ).split(' '),
);

/**
 * Drops parameters that only record where a visitor came from (`utm_*`, `gclid`, `fbclid` ...). The others keep their order and their
 * bytes: re-encoding them could name another resource.
 *
 * @param search with its leading `?`
 * @returns with its leading `?`, or '' when nothing is left
 */
export function withoutTracking(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !isTracking(pair));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

function isTracking(pair: string): boolean {
  const end = pair.indexOf('=');
  const name = (end === -1 ? pair : pair.slice(0, end)).toLowerCase();
  return name.startsWith('utm_') || NAMES.has(name);
}
