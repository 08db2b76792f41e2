import { hostText } from '@linkvitals/contract/readable/host';
import type { Domain } from '@linkvitals/contract/types';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../../api/client.ts';
import { domainsQuery } from '../../../api/domain-queries.ts';
import { toast, toastError } from '../../../app/toasts.tsx';
import { pagePaths } from '../../../page-paths.ts';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { Name } from '../../../parts/labels/name.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { type Alerts, alertsOf, alertsSettings } from './alerts-of.ts';

function DomainAlerts({ domain }: { readonly domain: Domain }) {
  const { notifications, settings, common } = useTexts();
  const { perDomain } = notifications;
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (alerts: Alerts) => client.domains.update(domain.id, { settings: alertsSettings(alerts) }),
    onSuccess: () => toast(settings.saved),
    onError: (error) => toastError(error, common.failed),
    onSettled: () => queries.invalidateQueries({ queryKey: ['domains'] }),
  });
  const shown = change.isPending ? change.variables : alertsOf(domain.settings);
  return (
    <li class="row end">
      <span class="wrap">
        <Link to={pagePaths.domainSettings} params={{ domainId: domain.id }}>
          <Name text={hostText(domain.hostname)} />
        </Link>
      </span>
      <select
        class="input"
        aria-label={perDomain.label(hostText(domain.hostname))}
        value={shown}
        onChange={({ currentTarget }) => change.mutate(currentTarget.value as Alerts)}
      >
        <OptionsOf texts={perDomain.choices} />
      </select>
    </li>
  );
}

/** The card that lists, for each domain, when it sends mails about broken links. */
export function DomainsCard() {
  const { perDomain } = useTexts().notifications;
  const list = useInfiniteQuery(domainsQuery({ sort: 'hostname' }));
  if (list.data === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={3} />;
  const rows = list.data.pages.flatMap(({ data }) => data);
  return (
    <section class="card pad stack" aria-label={perDomain.title}>
      <h2>{perDomain.title}</h2>
      <p class="muted">{perDomain.lead}</p>
      {rows.length === 0 && <p class="muted">{perDomain.none}</p>}
      <ul class="alerts">
        {rows.map((domain) => (
          <DomainAlerts key={domain.id} domain={domain} />
        ))}
      </ul>
      <ShowMore list={list} />
    </section>
  );
}
