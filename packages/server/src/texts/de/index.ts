import type { Texts } from '../en/index.ts';
import { issues } from './issues.ts';
import { mails } from './mails.ts';
import { notifications } from './notifications.ts';
import { reports } from './reports.ts';
import { share } from './share.ts';

export const de: Texts = { issues, mails, notifications, reports, share };
