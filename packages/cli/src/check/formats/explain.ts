import type { ReportedTarget } from '../site-report.ts';

/** Where the redirects of a target that is ok end; undefined when there are none. */
export function finalUrl({ verdict, redirects }: Pick<ReportedTarget, 'verdict' | 'redirects'>): string | undefined {
  return verdict === 'ok' ? redirects.at(-1)?.location : undefined;
}

/** What a report says of a target besides its codes, as sentences. */
export function explain(target: Pick<ReportedTarget, 'verdict' | 'redirects' | 'detail'>): string[] {
  const final = finalUrl(target);
  return [
    ...(target.detail === undefined ? [] : [target.detail]),
    ...(final === undefined ? [] : [`It leads to ${final}`]),
  ];
}
