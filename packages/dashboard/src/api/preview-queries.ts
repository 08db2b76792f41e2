import type { CrawlConfigUpdate, IssueRuleProposal } from '@linkvitals/contract/types';
import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** A preview of a crawl configuration that is not saved yet. */
export const crawlConfigPreviewQuery = (domainId: string, crawlConfig: CrawlConfigUpdate) =>
  queryOptions({
    queryKey: ['crawl-config-preview', domainId, crawlConfig],
    queryFn: ({ signal }) => client.domains.previewCrawlConfig(domainId, { crawl_config: crawlConfig }, { signal }),
    gcTime: 60_000,
  });

/** A preview of the issues that a rule would ignore, before it is saved. */
export const issueRulePreviewQuery = (domainId: string, rule: IssueRuleProposal) =>
  queryOptions({
    queryKey: ['issue-rule-preview', domainId, rule],
    queryFn: ({ signal }) => client.issues.previewRule(domainId, rule, { signal }),
    gcTime: 60_000,
    staleTime: 10_000,
  });
