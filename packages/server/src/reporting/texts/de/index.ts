import type { Texts } from '../en/index.ts';
import { badges } from './badges.ts';
import { issues } from './issues.ts';
import { mails } from './mails.ts';
import { notifications } from './notifications.ts';
import { reports } from './reports.ts';
import { share } from './share.ts';
import { unsubscribe } from './unsubscribe.ts';

export const de: Texts = { badges, issues, mails, notifications, reports, share, unsubscribe };
