import { inertShortLine } from '@linkvitals/contract/inert-text';
import type { PageLinks } from '../../../platform/page-links.ts';
import type { Words } from '../../../reporting/texts/words.ts';
import { describeFixes } from './describe-fixes.ts';
import { type Described, type Item, type PageLink, shownHost } from './described.ts';
import type { BrokenLink, LinkChanges, NotificationContent } from './notification-content.ts';
import { shownUrl, urlTexts } from './shown-url.ts';

type ContentOf<Kind extends NotificationContent['kind']> = Extract<NotificationContent, { kind: Kind }>;
type Completed = ContentOf<'crawl_completed'> | ContentOf<'crawls_recovered'>;
type Failed = ContentOf<'crawl_failed'> | ContentOf<'crawls_failing'>;
type OfCrawl = ContentOf<'broken_links'> | Completed | Failed;

const MAX_TEXT_LENGTH = 500;
const MAX_NOTE_LENGTH = 120;

const scoreOf = (score: number | null, { texts: { notifications } }: Words): string =>
  score === null ? notifications.noScore : notifications.score(score);

/** A sentence of the crawl, without characters that could be markup, since its parts may come from sites. */
const inertDetail = (detail: string): string =>
  inertShortLine(detail, MAX_NOTE_LENGTH).replace(/[^A-Za-z0-9 ,.'-]/g, '');

function noAnswer({ reason, detail }: BrokenLink, { texts: { notifications } }: Words): string {
  const { reasons } = notifications;
  const known = reason != null && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  const sentence = known ?? inertDetail(detail ?? '');
  return sentence.replace(/\.$/, '') || notifications.noAnswer;
}

const itemOf =
  (words: Words) =>
  (link: BrokenLink): Item => {
    const { notifications } = words.texts;
    const { url, status_code, found_on_pages, is_new } = link;
    const answer = status_code === 0 ? noAnswer(link, words) : String(status_code);
    const note = [answer, notifications.onPages(found_on_pages), ...(is_new ? [notifications.isNew] : [])];
    return { ...urlTexts(url), note: note.join(', '), ...placeOf(link, words) };
  };

function placeOf({ page, line }: BrokenLink, { texts: { reports } }: Words): Pick<Item, 'places'> {
  if (page == null) return {};
  return { places: [{ label: reports.firstOn, quoted: shownUrl(page), line: line == null ? '' : reports.line(line) }] };
}

type Fact = 'failedSince' | 'failingSince' | 'alertedBefore';

/** The time of something, if it is known. */
const timeFact = (label: Fact, at: number | undefined, { texts, format }: Words) =>
  at === undefined ? [] : [[texts.notifications.facts[label], format.dateTime(at)] as const];

/** Facts about broken links by the state of their issues, and about other issues if there are changes. */
function changeFacts(
  { new: added, fixed, persisting, inconclusive, other_new, other_fixed }: LinkChanges,
  { texts: { notifications }, format: { number } }: Words,
) {
  const { facts } = notifications;
  const others = [
    ...(other_new === 0 ? [] : [notifications.othersNew(other_new)]),
    ...(other_fixed === 0 ? [] : [notifications.othersFixed(other_fixed)]),
  ];
  return [
    [facts.new, number(added)],
    [facts.fixed, number(fixed)],
    [facts.persisting, number(persisting)],
    ...(inconclusive === 0 ? [] : [[facts.inconclusive, number(inconclusive)] as const]),
    ...(others.length === 0 ? [] : [[facts.others, others.join(', ')] as const]),
  ] as const;
}

const crawlPage = ({ domain_id, crawl_id }: OfCrawl, { texts }: Words, links: PageLinks): PageLink => ({
  label: texts.notifications.crawl.open,
  url: links.crawl(domain_id, crawl_id),
});

export function describeBrokenLinks(content: ContentOf<'broken_links'>, words: Words, links: PageLinks): Described {
  const { domain_id, changes, severity, score } = content;
  const { brokenLinks, facts, severities } = words.texts.notifications;
  const hasNew = changes.new > 0;
  const link = {
    label: hasNew ? brokenLinks.seeNew : brokenLinks.seeOpen,
    url: links.issues(domain_id, hasNew ? 'new' : 'open'),
  };
  const host = shownHost(content.hostname);
  return {
    title: hasNew ? brokenLinks.new(changes.new, host) : brokenLinks.still(changes.persisting, host),
    facts: [
      ...timeFact('failedSince', content.failed_since, words),
      ...changeFacts(changes, words),
      [facts.severity, severities[severity]],
      [facts.score, scoreOf(score, words)],
    ],
    items: content.links.map(itemOf(words)),
    fixes: describeFixes(content.fixes, content.hostname, words),
    closing: '',
    link,
  };
}

export function describeCrawlCompleted(content: Completed, words: Words, links: PageLinks): Described {
  const { pages, score, duration_seconds, changes } = content;
  const { crawl, facts } = words.texts.notifications;
  const isAgain = content.kind === 'crawls_recovered';
  return {
    title: (isAgain ? crawl.completedAgain : crawl.completed)(shownHost(content.hostname)),
    facts: [
      ...(isAgain ? timeFact('failedSince', content.failed_since, words) : []),
      ...changeFacts(changes, words),
      [facts.score, scoreOf(score, words)],
      [facts.pages, words.format.number(pages)],
      [facts.duration, words.format.duration(duration_seconds)],
    ],
    items: content.links.map(itemOf(words)),
    fixes: describeFixes(content.fixes, content.hostname, words),
    closing: '',
    link: crawlPage(content, words, links),
  };
}

/** Whether a crawl that ended early saw any of the issues. */
const sawAny = ({ new: added, fixed, persisting }: LinkChanges): boolean => added + fixed + persisting > 0;

/** The cause of a failure in one phrase, without characters that could be markup. */
export function whyFailed({ error, error_code }: Failed, { texts }: Words): string {
  const { failures } = texts.notifications;
  const known = Object.hasOwn(failures, error_code) ? failures[error_code] : undefined;
  return (known ?? inertDetail(error)).replace(/\.$/, '');
}

export function describeCrawlFailed(content: Failed, words: Words, links: PageLinks): Described {
  const { pages, error, error_code, changes } = content;
  const { crawl, facts, failures } = words.texts.notifications;
  const why = Object.hasOwn(failures, error_code) ? failures[error_code] : undefined;
  return {
    title: crawl.failed(shownHost(content.hostname)),
    facts: [
      ...(content.kind === 'crawls_failing' ? timeFact('failingSince', content.failed_since, words) : []),
      ...(content.kind === 'crawls_failing' ? timeFact('alertedBefore', content.alerted_before, words) : []),
      [facts.code, inertShortLine(error_code, 40)],
      [facts.pagesBefore, words.format.number(pages)],
      ...(sawAny(changes) ? changeFacts(changes, words) : []),
    ],
    items: [{ quoted: why ?? inertShortLine(error, MAX_TEXT_LENGTH), note: '' }, ...content.links.map(itemOf(words))],
    closing: '',
    link: crawlPage(content, words, links),
  };
}
