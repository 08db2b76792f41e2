import type { LinkKind } from '../page/links/link-kind.ts';
import type { PageContent } from '../page/page-content.ts';
import { THIN_CHARACTERS } from './thresholds.ts';

interface ReadPage {
  readonly url: string;
  readonly content: Pick<PageContent, 'marks'>;
  /** Links with resolved URLs. */
  readonly links: Iterable<{ readonly url: string; readonly kind: LinkKind }>;
}

/** Whether a page only leads to another one, by a refresh and with hardly any text, so that nobody reads or finds it. */
export function isDetour({ url, content, links }: ReadPage): boolean {
  if (content.marks.textLength >= THIN_CHARACTERS) return false;
  for (const link of links) if (link.kind === 'refresh' && link.url !== url) return true;
  return false;
}
