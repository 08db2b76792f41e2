import type { TargetChange } from '@linkvitals/contract/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { pageByPage } from './page-by-page.ts';

/** Links that are broken in one of two crawls or in both, by their change between the two, page by page. */
export const comparisonQuery = (crawlId: string, { base, change }: { base: string; change: TargetChange }) =>
  infiniteQueryOptions({
    queryKey: ['crawls', crawlId, 'comparison', base, change],
    ...pageByPage((page, options) => client.crawls.comparison(crawlId, { base, change, ...page }, options)),
  });
