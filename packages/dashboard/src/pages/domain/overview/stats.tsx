import { ignoredBroken } from '@linkvitals/contract/score-parts';
import type { Crawl, Domain } from '@linkvitals/contract/types';
import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../../texts/texts.tsx';

interface StatProps {
  readonly name: string;
  readonly value: ComponentChildren;
  readonly more?: ComponentChildren;
}

function Stat({ name, value, more }: StatProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {more && <dd class="more">{more}</dd>}
    </div>
  );
}

/** The metrics of a domain beside its score. */
export function Stats({ domain, crawl }: { readonly domain: Domain; readonly crawl: Crawl }) {
  const { stats } = useTexts().domain;
  const format = useFormat();
  const { metrics } = domain;
  const orDash = (value: number | null): string => (value === null ? '–' : format.number(value));
  const ignored = ignoredBroken(crawl);
  return (
    <dl class="card stats">
      <Stat
        name={stats.broken}
        value={orDash(metrics.broken_links)}
        more={ignored > 0 ? stats.ignored(ignored) : stats.ofLinks(crawl.progress.targets_found)}
      />
      <Stat name={stats.pages} value={orDash(metrics.total_urls)} more={stats.read(crawl.progress.pages_crawled)} />
      <Stat
        name={stats.load}
        value={metrics.response_time_ms === null ? '–' : format.milliseconds(metrics.response_time_ms)}
        more={metrics.first_byte_ms !== null && stats.firstByte(format.milliseconds(metrics.first_byte_ms))}
      />
      <Stat
        name={stats.crawls}
        value={format.number(metrics.crawl_frequency)}
        more={stats.credits(format.number(metrics.credit_usage))}
      />
    </dl>
  );
}
