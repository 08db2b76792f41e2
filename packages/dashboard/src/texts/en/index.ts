import { accountSettings } from './account-settings.ts';
import { common } from './common.ts';
import { crawls } from './crawls.ts';
import { domain } from './domain.ts';
import { domains } from './domains.ts';
import { issues } from './issues.ts';
import { mailedLinks } from './mailed-links.ts';
import { setUp } from './set-up.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';

/** Complete; other languages have the same members. */
export const en = {
  common,
  shell,
  signIn,
  setUp,
  mailedLinks,
  domains,
  domain,
  issues,
  crawls,
  settings,
  accountSettings,
};

/** Every text of the dashboard; texts with values are functions. */
export type Texts = typeof en;
