import type { ShareLink, ShareLinkUpdate } from '@linkvitals/contract/types';
import { isApart as areApart } from '../../../parts/forms/is-apart.ts';
import { endOfDate } from '../last-day.ts';
import { endFields, lastDayOf } from './link-end.ts';

type Values = Readonly<Record<string, string>>;

/** Whether the end was changed in the form. If not, the exact time of the link is kept. */
export function isEndChanged({ ends, expires_at = '' }: Values, link: Pick<ShareLink, 'expires_at'>): boolean {
  const before = endFields(link.expires_at);
  return ends !== before.ends || (ends === 'day' && expires_at !== before.day);
}

/**
 * Builds the update of a link from the values of the form.
 * @param values `name`, `ends` and `expires_at` as for `lastDayOf`, `password_choice`, and `password` for a new one
 */
export function shareLinkChanges(values: Values, link: ShareLink, now: Date): ShareLinkUpdate {
  const name = values.name || null;
  const lastDay = lastDayOf(values.ends, values.expires_at, now);
  return {
    ...(name !== link.name && { name }),
    ...(isEndChanged(values, link) && { expires_at: lastDay === '' ? null : endOfDate(lastDay).toISOString() }),
    ...(values.password_choice === 'new' && { password: values.password ?? '' }),
    ...(values.password_choice === 'none' && { password: null }),
  };
}

/** Whether somebody else has changed only other members. Passwords cannot be compared. @param before the version that the person saw */
export const isApart = (mine: ShareLinkUpdate, before: ShareLink, theirs: ShareLink): boolean =>
  mine.password === undefined && areApart(mine, before, theirs);
