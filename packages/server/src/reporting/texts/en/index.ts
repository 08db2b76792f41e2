import { badges } from './badges.ts';
import { issues } from './issues.ts';
import { mails } from './mails.ts';
import { notifications } from './notifications.ts';
import { reports } from './reports.ts';
import { share } from './share.ts';
import { unsubscribe } from './unsubscribe.ts';

/** All texts for readers in English, which the other languages follow */
export const en = { badges, issues, mails, notifications, reports, share, unsubscribe };

export type Texts = typeof en;
