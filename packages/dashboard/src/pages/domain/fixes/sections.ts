import type { Fix } from '@linkvitals/contract/types';

/** The first folder of a URL or pattern; undefined: it has none. */
function firstFolder(url: string): string | undefined {
  return /^(?:https?:\/\/[^/?#]*)?(\/[^/?#*]+\/)/i.exec(url)?.[1];
}

/**
 * The sections of the site that its fixes are about, by their first folders: `/products/`. Links to other sites have none.
 * @param hostname of the domain
 */
export function sectionsOf(fixes: readonly Pick<Fix, 'subject'>[], hostname: string): readonly string[] {
  const isOwn = (url: string): boolean => {
    const host = URL.parse(url)?.hostname;
    return host === undefined || host === hostname || host === `www.${hostname}`;
  };
  const places = fixes.flatMap(({ subject: { url, from, folder } }) => url ?? from ?? folder ?? []);
  return [...new Set(places.filter(isOwn).flatMap((place) => firstFolder(place) ?? []))].sort();
}
