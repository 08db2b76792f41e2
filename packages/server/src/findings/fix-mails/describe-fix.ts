import { inertShortLine, inertUrl } from '@linkvitals/contract/inert-text';
import { type Item, namesUrl, type Place, shownHost, shownUrl } from '../../outgoing/notifications/index.ts';
import { explainReason } from '../../reporting/texts/explain-reason.ts';
import { type SaidFix, sayFix } from '../../reporting/texts/say-fix.ts';
import type { Words } from '../../reporting/texts/words.ts';
import { type HandedFix, isTargetKind, wordsOf } from '../issues/index.ts';

const MAX_FOLDER = 200;

/** A sentence as a heading. */
const heading = (sentence: string): string => sentence.replace(/\.$/, '');

/** The fault of the first target, in words, and how to fix it. */
function faultOf({ issues: [first], fix }: HandedFix, { language }: Words) {
  const kind = first?.kind ?? fix.issue_kinds[0] ?? '';
  const { internal = false, reason = null, status_code: statusCode = null } = first ?? {};
  if (kind === 'broken_link') {
    const { title, fix: advice } = explainReason(reason, language, !internal);
    return { title, advice, statusCode, canRedirect: internal };
  }
  const { title, howToFix } = wordsOf(kind, language);
  // A redirect that is there already does not mend it, and the status is that of a page which works.
  return { title: heading(title), advice: howToFix, statusCode: null, canRedirect: false };
}

function ofTargets(handed: HandedFix, words: Words): SaidFix {
  const { kind, subject, issues: targets, pages } = handed.fix;
  const suggestion = handed.issues[0]?.suggestion;
  return sayFix(
    {
      ...faultOf(handed, words),
      ...{ kind, targets, pages },
      ...{ url: subject.url, host: subject.host, from: subject.from, to: subject.to, region: subject.region },
      // A copy in an archive is no address to redirect to.
      suggestion: suggestion == null || suggestion.reason === 'archive' ? null : suggestion.url,
    },
    words,
  );
}

function ofChecks(
  { fix: { subject, issue_kinds, pages } }: HandedFix,
  { texts: { reports }, language }: Words,
): SaidFix {
  const found = issue_kinds.map((kind) => wordsOf(kind, language));
  const { folder } = subject;
  const onPages = reports.onPages(pages);
  const where =
    folder === null || folder === '/'
      ? onPages
      : reports.actions.under(onPages, inertShortLine(inertUrl(folder), MAX_FOLDER));
  const others = found.length > 1 ? [reports.actions.more(found.length - 1)] : [];
  return {
    what: [heading(found[0]?.title ?? ''), ...others, where],
    url: subject.url ?? undefined,
    instead: undefined,
    fix: found.map(({ howToFix }) => howToFix).join(' '),
  };
}

/** The first places of its issues: lines of pages with a link, or the pages that a check has found. */
function placesOf({ fix, issues }: HandedFix, { texts: { reports } }: Words): readonly Place[] {
  const places = issues.flatMap(({ url, firstPlace, kind }) => {
    if (firstPlace !== null)
      return [
        { quoted: shownUrl(firstPlace.page_url), line: firstPlace.line > 0 ? reports.line(firstPlace.line) : '' },
      ];
    return isTargetKind(kind) || fix.kind === 'page' ? [] : [{ quoted: shownUrl(url), line: '' }];
  });
  const known = new Map(places.map((place) => [`${place.quoted} ${place.line}`, place]));
  const areMore = fix.pages > known.size || fix.issues > 1;
  return [...known.values()].map((place, at) => ({
    ...place,
    label: at === 0 && areMore ? reports.firstOn : reports.actions.on,
  }));
}

const pointsOf = (points: number, { texts: { reports } }: Words): readonly string[] =>
  points > 0 ? [reports.actions.points(points)] : [];

interface DescribeFix {
  readonly hostname: string;
  readonly words: Words;
  /** Page of the fix, for readers who may see it. */
  readonly url: string | undefined;
}

/** Describes a fix to the person who makes it: the fault and its reach, its address, how to fix it, and the first places. */
export function describeFix(handed: HandedFix, { hostname, words, url }: DescribeFix): Item {
  const { fix } = handed;
  const isOfTargets = isTargetKind(fix.issue_kinds[0] ?? '');
  const said = isOfTargets ? ofTargets(handed, words) : ofChecks(handed, words);
  const named = said.url === undefined || said.url === fix.subject.host ? undefined : namesUrl(said.url);
  const instead =
    said.instead === undefined
      ? []
      : [{ label: words.texts.reports.instead, quoted: shownUrl(said.instead), line: '' }];
  return {
    heading: [...said.what, ...pointsOf(fix.points, words)].join(' · '),
    ...(named ?? { quoted: shownHost(fix.subject.host ?? hostname) }),
    note: said.fix,
    places: [...instead, ...placesOf(handed, words)],
    url,
  };
}
