import { inertShortLine, inertUrl } from '@linkvitals/contract/inert-text';
import { beforeMore, readableUrl } from '@linkvitals/contract/readable/url';
import type { Item } from './described.ts';

const MAX_URL_LENGTH = 300;
/** Characters of a URL that are read: up to twelve become one shown character. */
const MAX_READ = 12 * MAX_URL_LENGTH;

/** A URL, or a part of one, as people read it; more text may follow. */
export const shownUrl = (url: string): string =>
  beforeMore(inertShortLine(readableUrl(url.slice(0, MAX_READ)), MAX_URL_LENGTH));

/** A URL as an item. */
export function urlTexts(url: string): Pick<Item, 'quoted' | 'exact'> {
  const [quoted, exact] = [shownUrl(url), inertShortLine(inertUrl(url.slice(0, MAX_READ)), MAX_URL_LENGTH)];
  return { quoted, ...(exact !== quoted && { exact }) };
}
