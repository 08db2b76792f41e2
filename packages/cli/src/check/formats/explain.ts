import { readableUrl } from '@linkvitals/contract/readable/url';
import { faultCodes } from '../report/baseline.ts';
import { FAULTS } from '../report/reasons.ts';
import type { ReportedTarget } from '../report/site-report.ts';

/**
 * The URL that the redirects of a target end at; undefined when there are none, or when nothing is requested at their
 * end.
 */
export function finalUrl({ redirects, finalUrl }: Pick<ReportedTarget, 'redirects' | 'finalUrl'>): string | undefined {
  return finalUrl === undefined ? undefined : redirects.at(-1)?.location;
}

/** The faults of a target as titles, and its detail. The detail is without a sentence that a title says. */
export function headings(target: ReportedTarget): { readonly titles: string[]; readonly detail: string | undefined } {
  const titles = faultCodes(target).map((code) => FAULTS[code].title);
  const said = titles.find((title) => target.detail?.startsWith(`${title}.`));
  const rest = said === undefined ? target.detail : target.detail?.slice(said.length + 1).trim();
  return { titles, detail: rest === '' ? undefined : rest };
}

/** The sentences of a report about a target, without those that `headings` has. */
export function explainHeaded(target: ReportedTarget): string[] {
  const { detail, ...rest } = target;
  const more = headings(target).detail;
  return explain(more === undefined ? rest : { ...rest, detail });
}

/** The sentences of a report about a target, without its codes. */
export function explain(target: Pick<ReportedTarget, 'redirects' | 'finalUrl' | 'detail'>): string[] {
  const final = finalUrl(target);
  return [
    ...(target.detail === undefined ? [] : [target.detail]),
    ...(final === undefined ? [] : [`It leads to ${readableUrl(final)}`]),
  ];
}
