import {
  commonPlaceOf,
  doubtfulHosts,
  type Fix,
  hostOf,
  type LinkIssue,
  listFixes,
  placementOf,
  type RankedFix,
} from '@linkvitals/contract/fixes';
import { weightOfTarget } from '@linkvitals/contract/score-parts';
import type { ReportedTarget, SiteReport } from './site-report.ts';

/** A fault of a target, with the number and the status of the target. */
type Issue = LinkIssue & Pick<ReportedTarget, 'id' | 'status'>;

/** A fix of a check. It holds no findings: a check has no page checks. */
export type CheckFix = RankedFix<Fix<Issue, never>>;

/** Media types are not kept, so any answer that a broken target of the site gives counts as a page. */
const isPage = ({ internal, verdict, reason, status, redirects }: ReportedTarget): boolean =>
  internal &&
  verdict === 'broken' &&
  status !== undefined &&
  redirects.length === 0 &&
  reason !== 'fragment_missing' &&
  reason !== 'wrong_type';

function* pageUrls({ foundOn }: ReportedTarget): Generator<string> {
  for (const { pageUrl } of foundOn) yield pageUrl;
}

function* linkPlaces({ foundOn }: ReportedTarget) {
  for (const { pageUrl: page, region, text, kind } of foundOn) {
    if (kind !== 'redirect' && kind !== 'sitemap') yield { page, region, text };
  }
}

/** @param holding pages with a link to the target @param all pages that were read */
function placementIn(target: ReportedTarget, holding: number, all: number): LinkIssue['placement'] {
  const place = commonPlaceOf(linkPlaces(target));
  return place === undefined ? null : placementOf(place, { holding, all });
}

function issuesOf(target: ReportedTarget, all: number): Issue[] {
  const { id, url, status, internal, verdict, reason, warnings } = target;
  const kinds = [...(verdict === 'broken' ? ['broken_link'] : []), ...warnings];
  if (kinds.length === 0 || (verdict !== 'broken' && verdict !== 'ok')) return [];
  const pages = new Set(pageUrls(target)).size;
  const foundOn = { [Symbol.iterator]: () => pageUrls(target) };
  const suggestion = verdict === 'ok' ? (target.finalUrl ?? null) : null;
  const placement = placementIn(target, pages, all);
  const common = { id, url, status, internal, reason, isPage: isPage(target), pages, foundOn, placement, suggestion };
  return kinds.map((kind) => ({
    ...common,
    kind,
    severity: kind === 'broken_link' ? 'error' : kind === 'redirect_permanent' ? 'notice' : 'warning',
    // A fix that was found earlier is nearer to the start page.
    since: id,
  }));
}

/** Hosts that answer for one URL at least, whatever they say, among those that may be dead. */
function workingHosts(report: SiteReport, issues: readonly Issue[]): ReadonlySet<string> {
  const doubtful = doubtfulHosts(issues);
  const working = new Set<string>();
  if (doubtful.size === 0) return working;
  for (const { internal, verdict, status = 500, url } of report.targets()) {
    const answers = verdict === 'ok' || verdict === 'unverifiable' || status < 500;
    const host = internal || !answers ? undefined : hostOf(url);
    if (host !== undefined && doubtful.has(host)) working.add(host);
  }
  return working;
}

const weightOf = (targets: readonly ReportedTarget[]): number =>
  targets.reduce((sum, { internal }) => sum + weightOfTarget(internal), 0);

/** Lists the fixes of a check, what to fix first at the top. */
export function fixesOf(report: SiteReport): readonly CheckFix[] {
  const faulty = [...report.faulty()];
  const broken = faulty.filter(({ verdict }) => verdict === 'broken');
  const warned = faulty.filter(({ verdict, warnings }) => verdict === 'ok' && warnings.length > 0);
  const { pages } = report.progress;
  const links = faulty.flatMap((target) => issuesOf(target, pages));
  return listFixes({
    links,
    checks: [],
    workingHosts: workingHosts(report, links),
    crawledPages: pages,
    scoreInputs: {
      pages_observed: pages + broken.filter(isPage).length,
      pages_ok: pages,
      link_weight: report.judgedWeight,
      link_weight_broken: weightOf(broken),
      link_weight_warned: weightOf(warned),
      internal_broken: broken.filter(({ internal }) => internal).length,
    },
  });
}

/** Lists the numbers of the targets with a fault: those of the first fix at the top, what could not be verified at the end. */
export function inOrderOfFixes(report: SiteReport, fixes: readonly CheckFix[]): readonly number[] {
  const first = fixes.flatMap(({ links }) => links.map(({ id }) => id));
  return [...new Set([...first, ...Array.from(report.faulty(), ({ id }) => id)])];
}
