import { inertUrl } from '@linkvitals/contract/inert-text';
import { explainReason } from '../../texts/explain-reason.ts';
import { type SaidFix, sayFix } from '../../texts/say-fix.ts';
import type { Words } from '../../texts/words.ts';
import { SEVERITY_TONES, type Tone } from './part.ts';
import type { FindingGroup, ReportFacts } from './report-source.ts';
import type { ReportedFix } from './reported-fix.ts';
import { heading } from './words.ts';

export interface Action {
  readonly tone: Tone;
  /** Kind of the fault, the number of its pages, and the points that come back. */
  readonly title: string;
  /** A broken URL, or the host or pattern of several; undefined: the action is about findings of page checks. */
  readonly url: string | undefined;
  /** The URL or pattern that replaces it; undefined: none is known. */
  readonly instead: string | undefined;
  /** True when these two stand for several URLs, so that no browser can open them. */
  readonly isPattern: boolean;
  readonly fix: string;
  /** The first pages that have the fault. */
  readonly places: readonly string[];
  /** Words before each of these pages. */
  readonly placed: string;
}

function ofLinks({ fix, targets }: ReportedFix, words: Words): SaidFix {
  const { reason = null, status_code = null, internal = false, suggestion = null } = fix.links[0] ?? {};
  const { title, fix: advice } = explainReason(reason, words.language, !internal);
  const place = fix.kind === 'shared_link' ? { region: fix.place.region, pages: fix.place.pages } : {};
  const facts = { title, advice, statusCode: status_code, canRedirect: internal, targets, suggestion };
  return sayFix({ ...fix, ...facts, ...place }, words);
}

function ofChecks(
  { fix, codes }: ReportedFix,
  groups: ReadonlyMap<string, FindingGroup>,
  { texts: { reports } }: Words,
): SaidFix {
  const found = codes.flatMap((code) => groups.get(code) ?? []);
  const onPages = reports.onPages(fix.pages);
  const folder = fix.kind === 'page_check' ? fix.folder : undefined;
  const where = folder === undefined || folder === '/' ? onPages : reports.actions.under(onPages, inertUrl(folder));
  const others = found.length > 1 ? [reports.actions.more(found.length - 1)] : [];
  return {
    what: [heading(found[0]?.title ?? codes[0] ?? ''), ...others, where],
    url: undefined,
    instead: undefined,
    fix: found.map(({ how_to_fix }) => how_to_fix).join(' '),
  };
}

function actionOf(one: ReportedFix, groups: ReadonlyMap<string, FindingGroup>, words: Words): Action {
  const { fix, targets, places } = one;
  const { reports } = words.texts;
  const { what, ...said } = fix.links.length > 0 ? ofLinks(one, words) : ofChecks(one, groups, words);
  const points = fix.points > 0 ? [reports.actions.points(fix.points)] : [];
  return {
    ...said,
    isPattern: fix.kind === 'moved_pattern',
    tone: SEVERITY_TONES[fix.severity],
    title: [...what, ...points].join(' · '),
    places,
    // The pages of several addresses together are not counted.
    placed: fix.pages > places.length || targets > 1 ? reports.firstOn : reports.actions.on,
  };
}

export interface Actions {
  readonly actions: readonly Action[];
  /** A sentence about the order of the actions, and about those that are not listed. */
  readonly note: string;
}

/** Describes what to fix first, in the order of the fixes. */
export function actionsOf({ fixes, findings }: Pick<ReportFacts, 'fixes' | 'findings'>, words: Words): Actions {
  const { none, order, others } = words.texts.reports.actions;
  const { first, count } = fixes;
  const groups = new Map(findings.map((group) => [group.code, group]));
  const note = count === 0 ? none : [order, ...(count > first.length ? [others] : [])].join(' ');
  return { actions: first.map((one) => actionOf(one, groups, words)), note };
}
