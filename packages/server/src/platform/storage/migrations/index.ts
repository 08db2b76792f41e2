import { accounts } from './0001-accounts.ts';
import { apiKeys } from './0002-api-keys.ts';
import { domains } from './0003-domains.ts';
import { domainDeletions } from './0004-domain-deletions.ts';
import { accountUsage } from './0005-account-usage.ts';
import { crawls } from './0006-crawls.ts';
import { crawlTargets } from './0007-crawl-targets.ts';
import { crawlPages } from './0008-crawl-pages.ts';
import { crawlPageFacts } from './0009-crawl-page-facts.ts';
import { crawlLinks } from './0010-crawl-links.ts';
import { crawlFindings } from './0011-crawl-findings.ts';
import { webhookEndpoints } from './0012-webhook-endpoints.ts';
import { webhookEndpointDomains } from './0013-webhook-endpoint-domains.ts';
import { events } from './0014-events.ts';
import { deliveries } from './0015-deliveries.ts';
import { deliveryAttempts } from './0016-delivery-attempts.ts';
import { idempotencyKeys } from './0017-idempotency-keys.ts';
import { notificationSettings } from './0018-notification-settings.ts';
import { notifications } from './0019-notifications.ts';
import { users } from './0020-users.ts';
import { memberships } from './0021-memberships.ts';
import { sessions } from './0022-sessions.ts';
import { oneTimeLinks } from './0023-one-time-links.ts';
import { outgoingMails } from './0024-outgoing-mails.ts';
import { invitations } from './0025-invitations.ts';
import { rateLimits } from './0026-rate-limits.ts';
import { totpFactors } from './0027-totp-factors.ts';
import { recoveryCodes } from './0028-recovery-codes.ts';
import { passkeys } from './0029-passkeys.ts';
import { identities } from './0030-identities.ts';
import { auditLog } from './0031-audit-log.ts';
import { passkeyChallenges } from './0032-passkey-challenges.ts';
import { crawlHistory } from './0033-crawl-history.ts';
import { issues } from './0034-issues.ts';
import { issueChanges } from './0035-issue-changes.ts';
import { issueRules } from './0036-issue-rules.ts';
import { issueComments } from './0037-issue-comments.ts';
import { reports } from './0038-reports.ts';
import { reportChunks } from './0039-report-chunks.ts';
import { branding } from './0040-branding.ts';
import { shareLinks } from './0041-share-links.ts';
import { badges } from './0042-badges.ts';
import { chatTargets } from './0043-chat-targets.ts';
import { mailOptOuts } from './0044-mail-opt-outs.ts';
import { reportObjects } from './0045-report-objects.ts';
import { domainCertificates } from './0046-domain-certificates.ts';
import { packedDays } from './0047-packed-days.ts';
import { accountDays } from './0048-account-days.ts';
import { issueRechecks } from './0049-issue-rechecks.ts';
import { knownTime } from './0050-known-time.ts';
import { auditDomains } from './0052-audit-domains.ts';
import { pageBrokenLinks } from './0053-page-broken-links.ts';
import { fixes } from './0054-fixes.ts';
import { issueFix } from './0055-issue-fix.ts';
import { crawlSettlement } from './0056-crawl-settlement.ts';
import { crawlIssuesTouched } from './0057-crawl-issues-touched.ts';
import { linkSeen, pageRendered, pageRenderMs, targetSeen } from './0058-rendering.ts';
import { renderingPatterns } from './0062-rendering-patterns.ts';
import type { Migration } from './migration.ts';

/**
 * All steps in the order in which they run. The list is append-only: a published step never changes, because databases
 * keep its checksum and refuse to start with another. `checksums.json` lists them, and `migrate.test.ts` compares.
 */
export const migrations: readonly Migration[] = [
  accounts,
  apiKeys,
  domains,
  domainDeletions,
  accountUsage,
  crawls,
  crawlTargets,
  crawlPages,
  crawlPageFacts,
  crawlLinks,
  crawlFindings,
  webhookEndpoints,
  webhookEndpointDomains,
  events,
  deliveries,
  deliveryAttempts,
  idempotencyKeys,
  notificationSettings,
  notifications,
  users,
  memberships,
  sessions,
  oneTimeLinks,
  outgoingMails,
  invitations,
  rateLimits,
  totpFactors,
  recoveryCodes,
  passkeys,
  identities,
  auditLog,
  passkeyChallenges,
  crawlHistory,
  chatTargets,
  mailOptOuts,
  reports,
  reportChunks,
  branding,
  shareLinks,
  badges,
  reportObjects,
  issues,
  issueChanges,
  issueRules,
  issueComments,
  domainCertificates,
  accountDays,
  packedDays,
  issueRechecks,
  knownTime,
  auditDomains,
  pageBrokenLinks,
  fixes,
  issueFix,
  crawlSettlement,
  crawlIssuesTouched,
  pageRendered,
  pageRenderMs,
  linkSeen,
  targetSeen,
  renderingPatterns,
];
