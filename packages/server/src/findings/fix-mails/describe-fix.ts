import { inertUrl } from '@linkvitals/contract/inert-text';
import { type Item, type Place, shownHost, shownUrl, urlTexts } from '../../outgoing/notifications/index.ts';
import { wordsOf } from '../../reporting/texts/kind-texts.ts';
import { type FixSummary, sayFix } from '../../reporting/texts/say-fix.ts';
import type { Words } from '../../reporting/texts/words.ts';
import { faultSummary, type HandedFix, isTargetKind, liveUrl } from '../issues/index.ts';

const MAX_FOLDER = 200;

/** The facts that words about a fix need. */
function summaryOf({ fix, issues }: HandedFix): FixSummary {
  const { kind, subject, severity, issue_kinds, issues: count, pages, points } = fix;
  const folder = subject.folder === null ? null : inertUrl(subject.folder).slice(0, MAX_FOLDER);
  const [first] = issues;
  const facts = { kind, severity, issue_kinds, issues: count, pages, points, subject: { ...subject, folder } };
  if (first === undefined || !isTargetKind(first.kind)) return { ...facts, fault: null };
  return {
    ...facts,
    fault: faultSummary({ ...first, status: first.status_code, suggestion: liveUrl(first.suggestion) }),
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

interface DescribeFix {
  readonly hostname: string;
  readonly words: Words;
  /** Page of the fix, for readers who may see it. */
  readonly url: string | undefined;
}

/** Describes a fix to the person who makes it: the fault and its reach, its address, how to fix it, and the first places. */
export function describeFix(handed: HandedFix, { hostname, words, url }: DescribeFix): Item {
  const { fix } = handed;
  const wording = { words, wordsOf: (kind: string) => wordsOf(kind, words.language) };
  const { title, advice, ...said } = sayFix(summaryOf(handed), wording);
  const address = said.url ?? fix.subject.url ?? undefined;
  const named = address === undefined || address === fix.subject.host ? undefined : urlTexts(address);
  const instead =
    said.instead === undefined
      ? []
      : [{ label: words.texts.reports.instead, quoted: shownUrl(said.instead), line: '' }];
  return {
    heading: title,
    ...(named ?? { quoted: shownHost(fix.subject.host ?? hostname) }),
    note: advice,
    places: [...instead, ...placesOf(handed, words)],
    url,
  };
}
