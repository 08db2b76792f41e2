/**
 * Every path that has a page; `$name` is a parameter. The router takes its paths from here, and so does the server, by
 * `pages.json` of the build: a path that is not listed is not found. Links in mails lead to these paths, so they stay.
 */
export const pagePaths = {
  domains: '/',
  trends: '/trends',
  domain: '/domains/$domainId',
  issues: '/domains/$domainId/issues',
  crawls: '/domains/$domainId/crawls',
  crawl: '/domains/$domainId/crawls/$crawlId',
  domainTrends: '/domains/$domainId/trends',
  reports: '/domains/$domainId/reports',
  sharing: '/domains/$domainId/sharing',
  domainSettings: '/domains/$domainId/settings',
  settings: '/settings',
  accountSettings: '/settings/account',
  webhooks: '/settings/api/webhooks',
  webhook: '/settings/api/webhooks/$webhookId',
  deliveries: '/settings/api/webhooks/$webhookId/deliveries',
  delivery: '/settings/api/webhooks/$webhookId/deliveries/$deliveryId',
  apiKeys: '/settings/api/keys',
  notificationSettings: '/settings/notifications',
  security: '/settings/security',
  members: '/settings/members',
  auditLog: '/settings/audit',
  signIn: '/sign-in',
  setUp: '/setup',
  resetPassword: '/reset-password',
  changeEmail: '/change-email',
  signUp: '/sign-up',
  invitation: '/invitation',
} as const;
