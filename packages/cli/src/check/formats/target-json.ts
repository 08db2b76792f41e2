import type { CheckResult, Grade } from '../report/check-result.ts';
import type { LinkOccurrence, ReportedTarget } from '../report/site-report.ts';
import { knownBroken } from './closing.ts';
import { finalUrl } from './explain.ts';
import { jsonString, jsonText } from './json-text.ts';

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * A target as JSON and JSON Lines have it, and its number of places, built by hand for speed. docs/cli.md describes the
 * members.
 */
export function targetJson(target: ReportedTarget, members: { readonly type?: 'target'; readonly grade?: Grade } = {}) {
  const { url, internal, verdict, reason, status = null, detail, tls, redirects, warnings } = target;
  const { type, grade } = members;
  const json = [
    type === undefined ? '{' : `{"type":"${type}",`,
    `"url":${jsonString(url)},"internal":${internal},"verdict":"${verdict}","reason":"${reason}","status":${status},`,
    `"detail":${stringOrNull(detail)},"tls":${tls === undefined ? null : jsonText(tlsJson(tls))},`,
    `"redirects":${listJson(redirects)},"final_url":${stringOrNull(finalUrl(target))},"warnings":${listJson(warnings)},`,
    grade === undefined ? '"found_on":[' : `"known":${grade.known},"found_on":[`,
  ].join('');
  const places = Array.from(target.foundOn, placeJson);
  return { json: `${json}${places.join(',')}]}`, places: places.length };
}

const stringOrNull = (text: string | undefined): string => (text === undefined ? 'null' : jsonString(text));
const listJson = (list: readonly unknown[]): string => (list.length === 0 ? '[]' : jsonText(list));

function placeJson({ pageUrl, line, text, kind, besides }: LinkOccurrence): string {
  const more = besides === 0 ? '' : `,"besides":${besides}`;
  return `{"page_url":${jsonString(pageUrl)},"line":${line},"text":${jsonString(text)},"kind":"${kind}"${more}}`;
}

/** The fault of a certificate, with the members of the server's API. */
function tlsJson({ fault, issuer, validTo, names = [] }: NonNullable<ReportedTarget['tls']>) {
  return { fault, issuer: issuer ?? null, valid_to: validTo ?? null, names };
}

export function summaryJson({ report, run }: CheckResult) {
  const { pages, targets, warnings, reasons, cutPages, end } = report.summary();
  return {
    outcome: end?.outcome ?? 'failed',
    truncated: end?.truncated ?? true,
    error_code: end?.errorCode ?? null,
    error: end?.error ?? null,
    pages,
    targets,
    ok: total(reasons.ok),
    broken: total(reasons.broken),
    suspect: total(reasons.suspect),
    unverifiable: total(reasons.unverifiable),
    not_checked: total(reasons.not_checked),
    with_warnings: warnings,
    trapped: end?.trapped ?? 0,
    cut_pages: cutPages,
    sitemap_links_left_out: end?.sitemapLinksLeftOut ?? 0,
    unread_sitemaps: (end?.unreadSitemaps ?? []).map(({ url, namedBy, why }) => ({ url, named_by: namedBy, why })),
    headers_held_back: end?.headersHeldBack ?? false,
    reasons,
    from_cache: run.fromCache ?? 0,
    duration_ms: Math.round(run.durationMs),
  };
}

/** Members that only a check against a baseline has. */
export function baselineJson(result: CheckResult) {
  return result.hasBaseline ? { known: knownBroken(result), fixed: result.fixed() } : {};
}
