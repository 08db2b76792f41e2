import type { CrawlRecord } from '@linkvitals/crawler';
import type { CheckResult } from '../report/check-result.ts';
import type { SiteReport } from '../report/site-report.ts';
import { jsonText } from './json-text.ts';
import { baselineJson, summaryJson, targetJson } from './target-json.ts';

/**
 * JSON Lines while the crawl runs: a `target` line as soon as its verdict is final, with the places known by then. At
 * the end come targets without a verdict, and once more faults with further places: of two lines for a URL the later
 * one counts. The last line is the `summary`.
 */
export class JsonLines {
  readonly #report: SiteReport;
  /** The number of written places by target id; targets whose verdict may still change are left out. */
  readonly #written = new Map<number, number>();

  constructor(report: SiteReport) {
    this.#report = report;
  }

  /** @param record that the report has taken in already */
  *on(record: CrawlRecord): Generator<string> {
    if (record.type !== 'verdict' || record.verdict === 'suspect') return;
    // The pages that link to a fragment are known only after its verdict.
    if (record.reason.startsWith('fragment_')) return;
    const target = this.#report.target(record.target);
    if (target !== undefined) yield this.#line(record.target);
  }

  *end(result: CheckResult): Generator<string> {
    for (const target of this.#report.targets()) {
      const written = this.#written.get(target.id);
      const isFault = result.grade(target).kind !== undefined;
      if (written === undefined || (isFault && written !== countOf(target.foundOn))) yield this.#line(target.id);
    }
    yield jsonText({
      type: 'summary',
      start_url: result.run.startUrl,
      ...summaryJson(result),
      ...baselineJson(result),
    });
  }

  #line(id: number): string {
    const target = this.#report.target(id);
    if (target === undefined) return '';
    const { json, places } = targetJson(target, { type: 'target' });
    this.#written.set(id, places);
    return json;
  }
}

function countOf(items: Iterable<unknown>): number {
  let count = 0;
  for (const _ of items) count++;
  return count;
}
