type IssueFilter = 'new' | 'open' | 'fixed' | 'ignored';

/** Addresses of pages of the dashboard, for mails and chat messages */
export interface PageLinks {
  /** Address of My Domains */
  readonly domains: string;
  readonly domain: (domainId: string) => string;
  readonly issues: (domainId: string, state: IssueFilter) => string;
  /** Address of the list of fixes. */
  readonly fixes: (domainId: string) => string;
  /** Address of the issues of a fix. */
  readonly fix: (domainId: string, fixId: string) => string;
  readonly crawl: (domainId: string, crawlId: string) => string;
  readonly reports: (domainId: string) => string;
  readonly webhook: (webhookId: string) => string;
  readonly notificationSettings: string;
}

/** @param publicUrl Address at which people reach the server, without a slash at its end */
export function pageLinks(publicUrl: string): PageLinks {
  const domain = (domainId: string): string => `${publicUrl}/domains/${domainId}`;
  return {
    domains: `${publicUrl}/`,
    domain,
    issues: (domainId, state) => `${domain(domainId)}/issues?state=${state}`,
    fixes: (domainId) => `${domain(domainId)}/issues`,
    fix: (domainId, fixId) => `${domain(domainId)}/issues?fix=${fixId}`,
    crawl: (domainId, crawlId) => `${domain(domainId)}/crawls/${crawlId}`,
    reports: (domainId) => `${domain(domainId)}/reports`,
    webhook: (webhookId) => `${publicUrl}/settings/api/webhooks/${webhookId}`,
    notificationSettings: `${publicUrl}/settings/notifications`,
  };
}
