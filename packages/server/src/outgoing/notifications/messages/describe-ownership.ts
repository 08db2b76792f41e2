import type { PageLinks } from '../../../platform/page-links.ts';
import type { Words } from '../../../reporting/texts/words.ts';
import { type Described, shownHost } from './described.ts';
import type { NotificationContent } from './notification-content.ts';

type Lost = Extract<NotificationContent, { kind: 'ownership_lost' }>;

export function describeOwnershipLost(
  { hostname, domain_id, stage, outcome, missing_since, last_seen_at, watched_until, days_left }: Lost,
  { texts: { notifications }, format }: Words,
  links: PageLinks,
): Described {
  const { ownership, facts } = notifications;
  const host = shownHost(hostname);
  const known = (label: string, at: number | null) => (at === null ? [] : [[label, format.dateTime(at)] as const]);
  return {
    title: stage === 'lost' ? ownership.lost(host) : ownership.ending(host, days_left),
    facts: [
      [facts.why, ownership[outcome]],
      ...known(facts.missingSince, missing_since),
      ...known(facts.lastSeen, last_seen_at),
      ...known(facts.watchedUntil, watched_until),
    ],
    items: [],
    closing: outcome === 'unknown' ? ownership.closingUnknown : ownership.closing,
    link: { label: ownership.open, url: links.domain(domain_id) },
  };
}
