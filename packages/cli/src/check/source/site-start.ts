import type { CheckOptions } from '../options/check-options.ts';
import { PRIVATE_RANGES } from '../options/private-ranges.ts';
import { siteAccess } from '../options/site-access.ts';
import { startUrl } from '../options/start-url.ts';
import type { Remapping } from '../remap/remapping.ts';
import type { Source } from './source.ts';

/** Options for a site on the network. */
export interface GivenSite {
  readonly options: CheckOptions;
  /** The rules of `--remap`; undefined when there are none. */
  readonly mapping: Remapping | undefined;
}

/**
 * Reads the URL of a site or sitemap. One at the place of a `--remap` gets its name there, so that the pages of a
 * local server are those of the site that it will be. The addresses that it may reach are those of the place.
 */
export async function siteStart(
  text: string,
  { options: { allowPrivate = false }, mapping }: GivenSite,
): Promise<Pick<Source, 'start' | 'access'>> {
  const { url: given, fallbackToHttp } = startUrl(text);
  const url = mapping === undefined ? given : new URL(mapping.nameOf(given.href));
  const found = mapping?.find(url.href);
  if (found === undefined) return { start: { url, fallbackToHttp }, access: await siteAccess(url, allowPrivate) };
  const access =
    found.url === undefined
      ? { allowCidrs: allowPrivate ? PRIVATE_RANGES : [], connectTo: [] }
      : await siteAccess(new URL(found.url), allowPrivate);
  return { start: { url, fallbackToHttp: false }, access };
}
