type IssueFilter = 'new' | 'open' | 'fixed' | 'ignored';

/** Addresses of pages of the dashboard, for mails and chat messages */
export interface PageLinks {
  /** Address of My Domains */
  readonly domains: string;
  readonly domain: (domainId: string) => string;
  readonly issues: (domainId: string, state: IssueFilter) => string;
  readonly crawl: (domainId: string, crawlId: string) => string;
  readonly reports: (domainId: string) => string;
  readonly webhook: (webhookId: string) => string;
  readonly notificationSettings: string;
}

/** @param publicUrl Without a slash at its end; empty: the address for people is unknown, so there are no links. */
export function pageLinks(publicUrl: string): PageLinks | undefined {
  if (publicUrl === '') return undefined;
  const domain = (domainId: string): string => `${publicUrl}/domains/${domainId}`;
  return {
    domains: `${publicUrl}/`,
    domain,
    issues: (domainId, state) => `${domain(domainId)}/issues?state=${state}`,
    crawl: (domainId, crawlId) => `${domain(domainId)}/crawls/${crawlId}`,
    reports: (domainId) => `${domain(domainId)}/reports`,
    webhook: (webhookId) => `${publicUrl}/settings/api/webhooks/${webhookId}`,
    notificationSettings: `${publicUrl}/settings/notifications`,
  };
}
