import { inertShortLine } from '@linkvitals/contract/inert-text';
import { count } from '../../count.ts';
import type { PageLinks } from '../../page-links.ts';
import { type Described, type Item, MAX_NAME_LENGTH, readOn } from './described.ts';
import type { BrokenLink, LinkChanges, NotificationContent } from './notification-content.ts';

type Of<Kind extends NotificationContent['kind']> = Extract<NotificationContent, { kind: Kind }>;
type OfCrawl = Of<'broken_links'> | Of<'crawl_completed'> | Of<'crawl_failed'>;

const MAX_URL_LENGTH = 300;
const MAX_TEXT_LENGTH = 500;
const MAX_NOTE_LENGTH = 120;

const hostOf = ({ hostname }: OfCrawl): string => inertShortLine(hostname, MAX_NAME_LENGTH);
const scoreOf = (score: number | null): string => (score === null ? 'N/A' : `${score} of 100`);

/** Sentences of ours, but they come from a store of what sites said: no character that could be markup stays. */
const noAnswer = (detail: string | null | undefined): string => {
  const sentence = inertShortLine(detail ?? '', MAX_NOTE_LENGTH).replace(/[^A-Za-z0-9 ,.'-]/g, '');
  return sentence.replace(/\.$/, '') || 'no answer';
};

const itemOf = ({ url, status_code, found_on_pages, is_new, detail }: BrokenLink): Item => {
  const answer = status_code === 0 ? noAnswer(detail) : String(status_code);
  const places = `on ${count(found_on_pages, 'page')}`;
  return { quoted: inertShortLine(url, MAX_URL_LENGTH), note: [answer, places, ...(is_new ? ['new'] : [])].join(', ') };
};

/** Broken links by the state of their issues; other issues where there is something to say. */
function changeFacts({ new: added, fixed, persisting, inconclusive, other_new, other_fixed }: LinkChanges) {
  const others = [
    ...(other_new === 0 ? [] : [`${other_new} new`]),
    ...(other_fixed === 0 ? [] : [`${other_fixed} fixed`]),
  ];
  return [
    ['New broken links', String(added)],
    ['Fixed links', String(fixed)],
    ['Still broken links', String(persisting)],
    ...(inconclusive === 0 ? [] : [['Links not checked', String(inconclusive)] as const]),
    ...(others.length === 0 ? [] : [['Other issues', others.join(', ')] as const]),
  ] as const;
}

function crawlPage(
  { domain_id, crawl_id }: OfCrawl,
  links: PageLinks | undefined,
): Pick<Described, 'closing' | 'link'> {
  const link = links && { label: 'Open the crawl', url: links.crawl(domain_id, crawl_id) };
  return readOn(link, `GET /api/v1/crawls/${crawl_id}`);
}

export function describeBrokenLinks(content: Of<'broken_links'>, links?: PageLinks): Described {
  const { domain_id, crawl_id, changes, severity, score } = content;
  const hasNew = changes.new > 0;
  const what = hasNew ? count(changes.new, 'new broken link') : `${count(changes.persisting, 'link')} still broken`;
  const link = links && {
    label: hasNew ? 'See what is new' : 'See what is open',
    url: links.issues(domain_id, hasNew ? 'new' : 'open'),
  };
  return {
    title: `${what} on ${hostOf(content)}`,
    facts: [...changeFacts(changes), ['Severity', severity], ['Health score', scoreOf(score)]],
    items: content.links.map(itemOf),
    ...readOn(link, `GET /api/v1/crawls/${crawl_id}/links?verdict=broken`),
  };
}

export function describeCrawlCompleted(content: Of<'crawl_completed'>, links?: PageLinks): Described {
  const { pages, score, duration_seconds, changes } = content;
  return {
    title: `Crawl of ${hostOf(content)} completed`,
    facts: [
      ...changeFacts(changes),
      ['Health score', scoreOf(score)],
      ['Pages', String(pages)],
      ['Duration', `${Math.round(duration_seconds)} s`],
    ],
    items: content.links.map(itemOf),
    ...crawlPage(content, links),
  };
}

/** A crawl that came to an early end may have seen some of the site, or nothing. */
const sawAny = ({ new: added, fixed, persisting }: LinkChanges): boolean => added + fixed + persisting > 0;

export function describeCrawlFailed(content: Of<'crawl_failed'>, links?: PageLinks): Described {
  const { pages, error, error_code, changes } = content;
  return {
    title: `Crawl of ${hostOf(content)} failed`,
    facts: [
      ['Code', inertShortLine(error_code, 40)],
      ['Pages before that', String(pages)],
      ...(sawAny(changes) ? changeFacts(changes) : []),
    ],
    items: [{ quoted: inertShortLine(error, MAX_TEXT_LENGTH), note: '' }, ...content.links.map(itemOf)],
    ...crawlPage(content, links),
  };
}
