export { type ChannelUse, countChannelUse } from './channel-use-store.ts';
export { createDomain } from './create-domain.ts';
export type { DomainRow } from './domain-row.ts';
export { getDomain, lockDomain } from './get-domain.ts';
export { lifecycleOf } from './lifecycle.ts';
export { type ListDomainsInput, listDomains } from './listing/list-domains.ts';
export { type MarkDomainDeletedInput, markDomainDeleted } from './mark-domain-deleted.ts';
export { nextCrawls, proposeCrawlConfig } from './propose-crawl-config.ts';
export { assertWritable, readOnlyTest } from './read-only.ts';
export { nextRun, type Recurrence } from './schedule/next-run.ts';
export { weekdays } from './schedule/schedule.ts';
export { resetSchedulesSetAhead, type StartedRun, takeDueSchedules } from './schedule/take-due-schedules.ts';
export { instantOf, wallTimeAt } from './schedule/zoned-time.ts';
export { dueDomains } from './schedule-store.ts';
export { assertTimeZone } from './settings/assert-time-zone.ts';
export { type ConfigInForce, configInForce, effectiveCrawlConfig } from './settings/effective-crawl-config.ts';
export { exclusionTest, inSlices } from './settings/exclusions.ts';
export { presentCrawlConfig, presentSettings } from './settings/present-settings.ts';
export { type ShownColumns, type ShownDomain, shownColumns } from './shown-domain.ts';
export {
  domainNotDeleted,
  findDomainById,
  markActive,
  markDomainsOfAccountDeleted,
  readDomain,
  updateCrawlResult,
  updateLastCrawl,
} from './store.ts';
export { type DomainToSum, listDomainsToSum } from './summaries-store.ts';
export { updateDomain } from './update-domain.ts';
export { checkVerification } from './verification/check-verification.ts';
export { ownershipBeforeCrawl } from './verification/ownership-before-crawl.ts';
export type { OwnershipNotice } from './verification/ownership-notice.ts';
export { presentVerification } from './verification/present-verification.ts';
export { dueDomainChecks, recheckDomain } from './verification/recheck-domain.ts';
export { resetChecksSetAhead } from './verification/reset-checks-set-ahead.ts';
export { type WantedNotifications, wantedNotifications } from './wanted-notifications.ts';
