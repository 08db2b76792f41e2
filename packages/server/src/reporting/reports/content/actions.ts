import type { TargetFacts } from '../../../findings/crawls/index.ts';
import { explainReason } from '../../texts/explain-reason.ts';
import type { Words } from '../../texts/words.ts';
import type { Tone } from './part.ts';
import type { FindingGroup, ReportFacts } from './report-source.ts';
import { heading } from './words.ts';

export interface Action {
  readonly tone: Tone;
  /** Kind of the fault, and the number of its pages. */
  readonly title: string;
  /** The broken URL; undefined: the action is about several pages. */
  readonly url: string | undefined;
  readonly fix: string;
  /** The first pages that have the fault. */
  readonly places: readonly string[];
  /** Words before each of these pages. */
  readonly placed: string;
}

const MAX_ACTIONS = 12;
/** Pages that an action names at most. */
const MAX_PLACES = 3;
const SEVERITY = {
  error: { weight: 2, tone: 'critical' },
  warning: { weight: 0.5, tone: 'fair' },
  notice: { weight: 0.05, tone: 'unknown' },
} as const;

interface Weighted {
  readonly weight: number;
  readonly action: Action;
}

const placedBy = ({ texts }: Words, hasMore: boolean): string =>
  hasMore ? texts.reports.firstOn : texts.reports.actions.on;

function ofLink({ url, reason, status_code, found_on_pages, internal, found_on }: TargetFacts, words: Words): Weighted {
  const { title, fix } = explainReason(reason, words.language);
  const pages = found_on_pages ?? found_on.length;
  const places = [...new Set(found_on.map((place) => place.page_url))].slice(0, MAX_PLACES);
  const what = status_code === null ? title : `${title} (${status_code})`;
  return {
    weight: pages * (internal ? 3 : 1),
    action: {
      tone: 'critical',
      title: `${what} · ${words.texts.reports.onPages(pages)}`,
      url,
      fix,
      places,
      placed: placedBy(words, pages > places.length),
    },
  };
}

const ofCheck = (group: FindingGroup, places: readonly string[], words: Words): Weighted => ({
  weight: group.count * SEVERITY[group.severity].weight,
  action: {
    tone: SEVERITY[group.severity].tone,
    title: `${heading(group.title)} · ${words.texts.reports.onPages(group.count)}`,
    url: undefined,
    fix: group.how_to_fix,
    places,
    placed: placedBy(words, group.count > places.length),
  },
});

/** Subtracts the findings that people ignore; undefined: none is left. */
function notIgnored(group: FindingGroup, ignored: ReportFacts['ignored']): FindingGroup | undefined {
  const count = group.count - (ignored.get(group.code) ?? 0);
  return count > 0 ? { ...group, count } : undefined;
}

export interface Actions {
  readonly actions: readonly Action[];
  /** A sentence about the order of the actions, and about those that are not listed. */
  readonly note: string;
}

/** Chooses what to fix first: faults on many pages, and broken links before findings of page checks. */
export function actionsOf({ worst, findings, firstPages, ignored }: ReportFacts, words: Words): Actions {
  const checks = findings
    .filter(({ severity }) => severity !== 'notice')
    .flatMap((one) => notIgnored(one, ignored) ?? []);
  const pagesOf = ({ code }: FindingGroup) => (firstPages.get(code) ?? []).slice(0, MAX_PLACES).map(({ url }) => url);
  const all = [
    ...worst.map((link) => ofLink(link, words)),
    ...checks.map((check) => ofCheck(check, pagesOf(check), words)),
  ];
  const { none, order, others } = words.texts.reports.actions;
  const note = all.length === 0 ? none : [order, ...(all.length > MAX_ACTIONS ? [others] : [])].join(' ');
  const first = all.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_ACTIONS);
  return { actions: first.map(({ action }) => action), note };
}
