import type { CrawlConfigUpdate, IssueRuleProposal } from '@linkvitals/contract/types';
import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** What a crawl configuration would do that is not saved yet. */
export const crawlConfigPreviewQuery = (domainId: string, crawlConfig: CrawlConfigUpdate) =>
  queryOptions({
    queryKey: ['crawl-config-preview', domainId, crawlConfig],
    queryFn: ({ signal }) => client.domains.previewCrawlConfig(domainId, { crawl_config: crawlConfig }, { signal }),
    gcTime: 60_000,
  });

/** What a rule would ignore that is not saved yet. */
export const issueRulePreviewQuery = (domainId: string, rule: IssueRuleProposal) =>
  queryOptions({
    queryKey: ['issue-rule-preview', domainId, rule],
    queryFn: ({ signal }) => client.issues.previewRule(domainId, rule, { signal }),
    gcTime: 60_000,
    staleTime: 10_000,
  });
