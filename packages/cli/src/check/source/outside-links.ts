import type { CrawlRecord } from '@linkvitals/crawler';

/** No such host can exist (RFC 2606, section 2). Its own, so that nothing of it is a file. */
const OUTSIDE = 'http://files.invalid/?outside=';

/**
 * Whether a relative link leads above the working folder, where a URL would end at its top: `../../issues` of a
 * README is a page of GitHub's and no file.
 *
 * @param depth folders between the working folder and the file that holds the link
 */
export function leadsOutside(href: string, depth: number): boolean {
  if (/^[/\\]|^[a-z][a-z0-9+.-]*:/i.test(href)) return false;
  let folders = depth;
  for (const name of (/^[^?#]*/.exec(href)?.[0] ?? '').split(/[/\\]/)) {
    if (/^(?:\.|%2e){2}$/i.test(name)) folders--;
    else if (!/^(?:\.|%2e)?$/i.test(name)) folders++;
    if (folders < 0) return true;
  }
  return false;
}

/** The URL that stands for such a link in the crawl. */
export const outsideUrl = (href: string): string => OUTSIDE + encodeURIComponent(href);

/** The link that a URL stands for; undefined for any other URL. */
export const outsideHref = (url: string): string | undefined =>
  url.startsWith(OUTSIDE) ? decodeURIComponent(url.slice(OUTSIDE.length).replace(/#.*$/s, '')) : undefined;

/** Says of these links that nobody looked where they lead. */
export function judgeOutside(): (record: CrawlRecord) => CrawlRecord {
  const targets = new Set<number>();
  return (record) => {
    if (record.type === 'target' && outsideHref(record.url) !== undefined) targets.add(record.id);
    if (record.type !== 'verdict' || !targets.has(record.target)) return record;
    const { status: _, ...rest } = record;
    const detail = 'It leads out of the working folder.';
    return { ...rest, verdict: 'unverifiable', reason: 'address_refused', detail };
  };
}
