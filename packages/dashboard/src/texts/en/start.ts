import { palette } from './app/palette.ts';
import { shell } from './app/shell.ts';
import { common } from './common.ts';
import { domains } from './domains.ts';
import { accountSettings } from './settings/account-settings.ts';

/** Texts of My Domains and of the frame around every page. */
export const start = {
  common,
  shell,
  palette,
  domains,
  accountSettings,
};
