import type { Fix } from '@linkvitals/contract/types';
import type { Texts } from '../../../texts/en/index.ts';

type Words = Pick<Texts, 'fixes' | 'issues'>;

/** Says how far a fix reaches, by its figures in the API. Issues are counted where it settles those of several targets. */
export function extentOf({ kind, issues: count, pages, crawled_pages: all }: Fix, { fixes, issues }: Words): string {
  switch (kind) {
    case 'moved_pattern':
    case 'dead_host':
    case 'own_certificate':
      return fixes.where.several(count, pages);
    case 'page_check':
      return fixes.where.of(pages, Math.max(pages, all));
    default:
      return issues.onPages(pages);
  }
}
