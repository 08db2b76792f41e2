import { type GivenSite, siteStart } from './site-start.ts';
import type { Source } from './source.ts';

/** A source of a site on the network. */
export async function siteSource(site: string, given: GivenSite): Promise<Source> {
  const { start, access } = await siteStart(site, given);
  const hints: string[] = [];
  return {
    name: start.url.href,
    start,
    access,
    wrap: (outbound) => outbound,
    // An empty page is allowed. As the start page, however, it is mostly a server that fails without an error.
    adapt: (record) => {
      if (record.type === 'page' && record.depth === 0 && record.bytes === 0) {
        hints.push(`The start page ${record.url} is empty: no link was found on it.`);
      }
      return record;
    },
    hints: () => hints,
  };
}
