import type { ResponseHead } from '@linkvitals/outbound';
import { type LinkColumns, linkColumns } from './link-columns.ts';
import { parseLinkHeader } from './parse-link-header.ts';
import { parseRefresh } from './parse-refresh.ts';
import type { RawLink } from './raw-link.ts';
import { relKind } from './rel-kind.ts';

const NO_LINKS = linkColumns([]);

/** The links of the headers `Link` and `Refresh` of a response. */
export function headerLinks({ link, refresh }: ResponseHead['headers']): LinkColumns {
  if (link === undefined && refresh === undefined) return NO_LINKS;
  const found: RawLink[] = [];
  const add = (href: string, kind: RawLink['kind']): void => {
    found.push({ href, kind, line: 0, text: '', region: 'other' });
  };
  if (link !== undefined) {
    for (const { href, rel } of parseLinkHeader(link)) if (relKind(rel) !== undefined) add(href, 'http-link');
  }
  const next = refresh === undefined ? undefined : parseRefresh(refresh);
  if (next !== undefined) add(next, 'refresh');
  return linkColumns(found);
}
