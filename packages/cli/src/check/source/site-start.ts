import type { CheckOptions } from '../options/check-options.ts';
import { PRIVATE_RANGES } from '../options/private-ranges.ts';
import { siteAccess } from '../options/site-access.ts';
import { startUrl } from '../options/start-url.ts';
import { Remapping } from '../remap/remapping.ts';
import type { Source } from './source.ts';

/**
 * Reads the URL of a site or sitemap. One at the place of a `--remap` gets its name there, so that the pages of a
 * local server are those of the site that it will be. The addresses that it may reach are those of the place.
 */
export async function siteStart(
  text: string,
  { remap, allowPrivate = false }: CheckOptions,
): Promise<Pick<Source, 'start' | 'access'>> {
  const mapping = new Remapping(remap);
  const { url: given, fallbackToHttp } = startUrl(text);
  const url = new URL(mapping.nameOf(given.href));
  const found = mapping.find(url.href);
  if (found === undefined) return { start: { url, fallbackToHttp }, access: await siteAccess(url, allowPrivate) };
  const access =
    found.url === undefined
      ? { allowCidrs: allowPrivate ? PRIVATE_RANGES : [], connectTo: [] }
      : await siteAccess(new URL(found.url), allowPrivate);
  return { start: { url, fallbackToHttp: false }, access };
}
