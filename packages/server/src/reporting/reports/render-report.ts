import type { Language } from '@linkvitals/contract';
import type { Context } from '../../context.ts';
import { openReportSource } from './content/open-report-source.ts';
import { makeOnThread } from './thread/make-on-thread.ts';

/** Lengths of the lists of a page that anybody may open at any time. */
const LENGTHS = { links: 1_000, findings: 2_000, issues: 500 };

interface Rendered {
  readonly crawlId: string;
  readonly domainId: string;
  readonly hostname: string;
  readonly language: Language;
  /** IANA name. */
  readonly timeZone: string;
}

/**
 * Renders a report of a crawl as a page that is made as it is read; no report is stored. The caller has checked that it may be shown.
 * Undefined: the crawl or its results are gone.
 */
export async function renderReport(
  ctx: Pick<Context, 'db' | 'account' | 'clock'>,
  { crawlId, domainId, hostname, language, timeZone }: Rendered,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const of = { crawl_id: crawlId, domain_id: domainId, hostname, from_at: null, to_at: null };
  const shown = { ...of, language, time_zone: timeZone };
  const source = await openReportSource(ctx, { ...shown, id: crawlId, created_at: ctx.clock.now() }, async () => {});
  return source && makeOnThread(source, { format: 'html', section: null, lengths: LENGTHS, fonts: [] });
}
