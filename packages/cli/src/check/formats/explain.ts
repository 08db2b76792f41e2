import { readableUrl } from '@linkvitals/contract/readable/url';
import { faultCodes } from '../report/baseline.ts';
import { FAULTS } from '../report/reasons.ts';
import type { ReportedTarget } from '../report/site-report.ts';

/** Where the redirects of a target end; undefined when there are none, or they lead to nothing that is requested. */
export function finalUrl({ redirects, finalUrl }: Pick<ReportedTarget, 'redirects' | 'finalUrl'>): string | undefined {
  return finalUrl === undefined ? undefined : redirects.at(-1)?.location;
}

/** The fault of a target in words for a heading, and details. */
export function headings(target: ReportedTarget): { readonly titles: string[]; readonly detail: string | undefined } {
  const titles = faultCodes(target).map((code) => FAULTS[code].title);
  const isSaid = titles.some((title) => `${title}.` === target.detail);
  return { titles, detail: isSaid ? undefined : target.detail };
}

/** What a report says of a target besides its headings, as sentences. */
export function explainHeaded(target: ReportedTarget): string[] {
  const { detail, ...said } = target;
  const more = headings(target).detail;
  return explain(more === undefined ? said : { ...said, detail });
}

/** What a report says of a target besides its codes, as sentences. */
export function explain(target: Pick<ReportedTarget, 'redirects' | 'finalUrl' | 'detail'>): string[] {
  const final = finalUrl(target);
  return [
    ...(target.detail === undefined ? [] : [target.detail]),
    ...(final === undefined ? [] : [`It leads to ${readableUrl(final)}`]),
  ];
}
