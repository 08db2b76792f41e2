import type { StartTexts } from '../en/index.ts';
import { palette } from './app/palette.ts';
import { shell } from './app/shell.ts';
import { common } from './common.ts';
import { domains } from './domains.ts';
import { accountSettings } from './settings/account-settings.ts';

export const start: StartTexts = {
  common,
  shell,
  palette,
  domains,
  accountSettings,
};
