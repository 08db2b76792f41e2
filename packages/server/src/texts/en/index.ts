import { issues } from './issues.ts';
import { mails } from './mails.ts';
import { notifications } from './notifications.ts';
import { reports } from './reports.ts';
import { share } from './share.ts';

/** Everything that the server says to readers, in English: the pattern for the other languages. */
export const en = { issues, mails, notifications, reports, share };

export type Texts = typeof en;
