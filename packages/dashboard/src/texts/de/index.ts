import type { Texts } from '../en/index.ts';
import { accountSettings } from './account-settings.ts';
import { apiKeys } from './api-keys.ts';
import { audit } from './audit.ts';
import { branding } from './branding.ts';
import { checks } from './checks.ts';
import { common } from './common.ts';
import { compare } from './compare.ts';
import { crawls } from './crawls.ts';
import { domain } from './domain.ts';
import { domainSettings } from './domain-settings.ts';
import { domains } from './domains.ts';
import { issueRules } from './issue-rules.ts';
import { issues } from './issues.ts';
import { mailedLinks } from './mailed-links.ts';
import { members } from './members.ts';
import { notifications } from './notifications.ts';
import { palette } from './palette.ts';
import { reports } from './reports.ts';
import { results } from './results.ts';
import { security } from './security.ts';
import { setUp } from './set-up.ts';
import { settings } from './settings.ts';
import { settingsApi } from './settings-api.ts';
import { sharing } from './sharing.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { trends } from './trends.ts';
import { webhooks } from './webhooks.ts';

export const de: Texts = {
  common,
  shell,
  palette,
  signIn,
  setUp,
  mailedLinks,
  domains,
  domain,
  domainSettings,
  issues,
  issueRules,
  branding,
  crawls,
  results,
  checks,
  reports,
  sharing,
  settings,
  accountSettings,
  settingsApi,
  webhooks,
  apiKeys,
  notifications,
  security,
  members,
  audit,
  trends,
  compare,
};
