import { checks, detailWords } from '@linkvitals/contract/wording/checks-de';
import type { PageTexts } from '../en/index.ts';
import { allIssues } from './all-issues.ts';
import { compare } from './domain/compare.ts';
import { crawls } from './domain/crawls.ts';
import { domain } from './domain/domain.ts';
import { domainSettings } from './domain/domain-settings.ts';
import { fixes } from './domain/fixes.ts';
import { issueRules } from './domain/issue-rules.ts';
import { issues } from './domain/issues.ts';
import { reports } from './domain/reports.ts';
import { results } from './domain/results.ts';
import { sharing } from './domain/sharing.ts';
import { mailedLinks } from './mailed-links.ts';
import { setUp } from './set-up.ts';
import { audit } from './settings/audit.ts';
import { branding } from './settings/branding.ts';
import { members } from './settings/members.ts';
import { security } from './settings/security.ts';
import { settings } from './settings/settings.ts';
import { apiKeys } from './settings-api/api-keys.ts';
import { notifications } from './settings-api/notifications.ts';
import { settingsApi } from './settings-api/settings-api.ts';
import { webhooks } from './settings-api/webhooks.ts';
import { signIn } from './sign-in.ts';
import { trends } from './trends.ts';

export const pages: PageTexts = {
  signIn,
  setUp,
  mailedLinks,
  domain,
  domainSettings,
  fixes,
  issues,
  issueRules,
  branding,
  crawls,
  results,
  checks,
  detailWords,
  kindTitles: Object.fromEntries(Object.entries(checks).map(([kind, { title }]) => [kind, title])),
  reports,
  sharing,
  settings,
  settingsApi,
  webhooks,
  apiKeys,
  notifications,
  security,
  members,
  audit,
  trends,
  compare,
  allIssues,
};
