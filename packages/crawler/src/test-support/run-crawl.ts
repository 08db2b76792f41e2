import { createOutbound, type Outbound } from '@linkvitals/outbound';
import type { CrawlOptions, ResumeState } from '../crawl-options.ts';
import { crawlSite } from '../crawl-site.ts';
import { createExternalHosts } from '../hosts/create-external-hosts.ts';
import type {
  CrawlRecord,
  EndRecord,
  Finding,
  FindingRecord,
  FragmentLinkRecord,
  PageRecord,
  ResourceRecord,
  TargetRecord,
  VerdictRecord,
} from '../types/records.ts';
import { skippingClock } from './skipping-clock.ts';

const DAY_MS = 86_400_000;

export type TestOptions = Partial<Omit<CrawlOptions, 'limits'>> & { limits?: Partial<CrawlOptions['limits']> };

/** Options for a crawl of a loopback site without any waiting. */
export function testOptions(startUrl: string, outbound: Outbound, options: TestOptions = {}): CrawlOptions {
  const { limits, ...rest } = options;
  const clock = rest.clock ?? skippingClock();
  return {
    startUrl,
    outbound,
    clock,
    userAgent: 'TestBot/1.0',
    robotsToken: 'TestBot',
    useSitemaps: false,
    rate: { start: 0, min: 0, max: 0, inFlight: 4 },
    externalHosts: createExternalHosts({ intervalMs: 0, clock }),
    recheckAfterMs: 0,
    ...rest,
    limits: { maxPages: 1_000, depthLimit: 20, timeMs: DAY_MS, pageMs: 20_000, linkMs: 20_000, ...limits },
  };
}

/** The records that a consumer of a stream keeps: the last one for each target, page, or pair of them. */
export class Outcome {
  readonly targets = new Map<number, TargetRecord>();
  readonly verdicts = new Map<number, VerdictRecord>();
  readonly pages = new Map<number, PageRecord>();
  readonly resources = new Map<number, ResourceRecord>();
  readonly fragmentLinks = new Map<string, FragmentLinkRecord>();
  readonly findings = new Map<string, FindingRecord>();
  end: EndRecord | undefined;

  add(record: CrawlRecord): void {
    if (record.type === 'target') this.targets.set(record.id, record);
    else if (record.type === 'verdict') this.verdicts.set(record.target, record);
    else if (record.type === 'page') this.pages.set(record.target, record);
    else if (record.type === 'resource') this.resources.set(record.target, record);
    else if (record.type === 'fragment-link') this.fragmentLinks.set(`${record.page} ${record.target}`, record);
    else if (record.type === 'finding') this.findings.set(`${record.target} ${record.finding.code}`, record);
    else this.end = record;
  }

  /** The last verdict on a URL, which is whole or a path of the start's origin. */
  verdict(url: string): VerdictRecord | undefined {
    const id = this.idOf(url);
    return id === undefined ? undefined : this.verdicts.get(id);
  }

  /** The last verdict on a URL as `verdict/reason`; `nothing` without one. */
  verdictText(url: string): string {
    const found = this.verdict(url);
    return found === undefined ? 'nothing' : `${found.verdict}/${found.reason}`;
  }

  idOf(url: string): number | undefined {
    const whole = url.startsWith('/') ? `${this.origin}${url}` : url;
    return [...this.targets.values()].find((target) => target.url === whole)?.id;
  }

  get origin(): string {
    return new URL(this.targets.get(1)?.url ?? 'http://nowhere').origin;
  }

  get paths(): string[] {
    return [...this.pages.values()].map(({ url }) => url.slice(this.origin.length)).sort();
  }

  page(path: string): PageRecord | undefined {
    return this.pages.get(this.idOf(path) ?? 0);
  }

  /** Facts that must not depend on the course of the crawl: one line for each target. */
  get table(): string[] {
    return [...this.targets.values()].map((target) => this.#line(target)).sort();
  }

  #line({ id, url }: TargetRecord): string {
    const verdict = this.verdicts.get(id);
    const judgedPages = [...this.pages.values()].filter((page) => this.verdicts.has(page.target));
    const on = judgedPages.filter((page) => page.links.some((link) => link.target === id)).map((page) => page.url);
    const missing = [...this.fragmentLinks.values()].filter((link) => link.target === id);
    const from = missing.map((link) => this.targets.get(link.page)?.url);
    const depth = this.pages.get(id)?.depth ?? '-';
    const reported = [
      verdict?.verdict,
      verdict?.reason,
      verdict?.status,
      verdict?.finalUrl,
      verdict?.warnings.join('+'),
    ];
    return [url, ...reported, depth, ...on.sort(), ...from.sort()].join(' | ');
  }

  /** All findings, as `URL code: detail`. */
  get found(): string[] {
    const line = (target: number, { code, detail }: Finding): string =>
      `${this.targets.get(target)?.url} ${code}: ${detail ?? ''}`;
    const ofPages = [...this.pages.values()].flatMap(({ target, findings }) =>
      findings.map((finding) => line(target, finding)),
    );
    return [...ofPages, ...[...this.findings.values()].map(({ target, finding }) => line(target, finding))].sort();
  }

  /** The state from which a crawl is resumed, as a consumer returns it that stored these records. */
  resumeState(): ResumeState {
    const { targets, verdicts, pages, resources } = this;
    const stored = [...targets.values()]
      .sort((a, b) => a.id - b.id)
      .map((target) => {
        const verdict = verdicts.get(target.id);
        return verdict === undefined ? target : { ...target, verdict };
      });
    const iterate = async function* <T>(items: Iterable<T>): AsyncGenerator<T> {
      yield* items;
    };
    return {
      targets: iterate(stored),
      pages: iterate(pages.values()),
      resources: iterate(resources.values()),
    };
  }
}

/** Runs a crawl to its end, with an outbound of its own unless the options have one. */
export async function runCrawl(startUrl: string, options: TestOptions = {}): Promise<Outcome> {
  const outbound = options.outbound ?? loopbackOutbound();
  const outcome = new Outcome();
  try {
    for await (const record of crawlSite(testOptions(startUrl, outbound, options))) outcome.add(record);
  } finally {
    if (options.outbound === undefined) await outbound.close();
  }
  return outcome;
}

export function loopbackOutbound(): Outbound {
  return createOutbound({ allowCidrs: ['127.0.0.0/8'] });
}
