/** Rules with a value behind a colon: the word before that colon is not the name of a crawler. */
const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);

/**
 * Whether a page keeps itself out of all search engines. A rule for one crawler alone (`bingbot: noindex`) does not count.
 *
 * @param meta `robots` of PageContent, lower-case; '' when absent
 * @param header the X-Robots-Tag; '' when absent
 */
export function isNoindex(meta: string, header: string): boolean {
  return hasNoindex(meta) || hasNoindex(header.toLowerCase());
}

function hasNoindex(rules: string): boolean {
  if (rules === '') return false;
  const close = rules.split(':').map((part) => part.trim());
  for (const rule of close.join(':').split(/[\s,;]+/)) {
    const colon = rule.indexOf(':');
    // The word is the name of a crawler: the rest of the header is for it.
    if (colon > 0 && /^[a-z]/.test(rule) && !VALUED.has(rule.slice(0, colon))) return false;
    if (rule === 'noindex' || rule === 'none') return true;
  }
  return false;
}
