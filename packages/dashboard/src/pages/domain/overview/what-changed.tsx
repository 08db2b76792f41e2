import type { Crawl, Domain } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { pagePaths } from '../../../page-paths.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { Stats } from './stats.tsx';

interface WhatChangedProps {
  readonly domain: Domain;
  /** The newest completed crawl, and the one before it. */
  readonly crawl: Crawl;
  readonly before: Crawl | undefined;
}

/** The news of the newest crawl, and the figures of the domain. */
export function WhatChanged({ domain, crawl, before }: WhatChangedProps) {
  const { changed } = useTexts().domain;
  const params = { domainId: domain.id };
  const fresh = crawl.issues === null ? 0 : crawl.issues.new + crawl.issues.reopened;
  const fixed = crawl.issues?.fixed ?? 0;
  return (
    <section class="stack tight" aria-label={changed.title}>
      <div class="row end">
        <div class="row">
          <h2>{changed.title}</h2>
          {fresh > 0 && (
            <Link to={pagePaths.issues} params={params} search={{ state: 'new' }}>
              {changed.fresh(fresh)}
            </Link>
          )}
          {fixed > 0 && (
            <Link to={pagePaths.issues} params={params} search={{ state: 'fixed' }}>
              {changed.fixed(fixed)}
            </Link>
          )}
          {fresh + fixed === 0 && <span class="muted">{changed.nothing}</span>}
        </div>
        {before && (
          <Link to={pagePaths.compare} params={params} search={{ base: before.id, head: crawl.id }}>
            {changed.compare}
          </Link>
        )}
      </div>
      <Stats domain={domain} crawl={crawl} />
    </section>
  );
}
