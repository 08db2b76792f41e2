import type { Account } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { usageQuery } from '../../../api/account-queries.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { type UsageRow, usageRows } from './usage-rows.ts';

function UsageBar({ row }: { readonly row: UsageRow }) {
  const { plan } = useTexts().accountSettings;
  const format = useFormat();
  const { what, used, limit, percent, tone } = row;
  const limitText = limit === null ? plan.unlimited : plan.of(format.number(used), format.number(limit));
  return (
    <div>
      <dt>{plan.usage[what]}</dt>
      <dd>
        {limit === null ? `${format.number(used)}, ${limitText}` : limitText}
        {tone === 'critical' && `, ${plan.over}`}
      </dd>
      {percent !== null && (
        <svg class={`bar ${tone}`} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width={percent} height={6} />
        </svg>
      )}
    </div>
  );
}

function CrawlLimits({ limits }: { readonly limits: Account['limits'] }) {
  const { plan } = useTexts().accountSettings;
  const format = useFormat();
  const numbers = ['max_pages', 'depth_limit', 'crawl_minutes', 'page_history_days'] as const;
  return (
    <>
      <h3>{plan.limits.title}</h3>
      <dl class="facts">
        {numbers.map((what) => [
          <dt key={what}>{plan.limits[what]}</dt>,
          <dd key={`${what}-value`}>{format.number(limits[what])}</dd>,
        ])}
        <dt>{plan.limits.fastest_schedule}</dt>
        <dd>{plan.schedules[limits.fastest_schedule]}</dd>
      </dl>
    </>
  );
}

/** The card with the plan, the use of each limit, and the limits of each crawl. */
export function PlanCard({ account }: { readonly account: Account }) {
  const { plan } = useTexts().accountSettings;
  const usage = useQuery(usageQuery);
  return (
    <section class="card pad stack whole" aria-labelledby="plan-title">
      <div class="row">
        <h2 id="plan-title">{plan.title}</h2>
        <span class="badge accent">{plan.names[account.plan]}</span>
      </div>
      {usage.isError && <ErrorNote error={usage.error} />}
      {usage.data && (
        <dl class="usage">
          {usageRows(usage.data).map((row) => (
            <UsageBar key={row.what} row={row} />
          ))}
        </dl>
      )}
      <CrawlLimits limits={account.limits} />
    </section>
  );
}
