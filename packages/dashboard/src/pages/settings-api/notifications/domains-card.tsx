import { hostText } from '@linkvitals/contract/readable/host';
import type { Domain, NotificationSettings } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';
import { chatNames } from '../../../api/chats.ts';
import { domainsQuery } from '../../../api/domain-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { Name } from '../../../parts/labels/name.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { DataTable } from '../../../parts/tables/data-table.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { type Alerts, alertsOf, alertsSettings } from './alerts-of.ts';
import { commonValue } from './common-value.ts';
import { useChangeDomains } from './use-change-domains.ts';
import { useNotificationSettings } from './use-notification-settings.ts';

type Switch = 'failure_alerts' | 'slack_notifications' | 'chat_notifications';

/** The switches of domains that do something: those of chats only if one is set up. */
function switchesOf(settings: NotificationSettings): readonly Switch[] {
  const set = chatNames.filter((chat) => settings[chat].target_hint !== null);
  const hasSlack = set.includes('slack');
  return [
    'failure_alerts',
    ...(hasSlack ? (['slack_notifications'] as const) : []),
    ...(set.length > (hasSlack ? 1 : 0) ? (['chat_notifications'] as const) : []),
  ];
}

interface SwitchesProps {
  /** Name in the labels of the fields. */
  readonly name: string;
  readonly heading: ComponentChildren;
  readonly recipients?: ComponentChildren;
  /** One domain, or all that the row sets. */
  readonly shown: readonly Domain[];
  readonly switches: readonly Switch[];
  readonly change: ReturnType<typeof useChangeDomains>;
}

/** A row with the switches of one domain or of all. A value that differs between domains is shown as such. */
function Switches({ name, heading, recipients, shown, switches, change }: SwitchesProps) {
  const { perDomain } = useTexts().notifications;
  const pending = change.isPending ? change.variables : {};
  const all = shown.map(({ settings }) => ({ ...settings, ...pending }));
  const alerts = commonValue(all.map(alertsOf));
  return (
    <tr>
      <td>{heading}</td>
      <td class="small" data-label={perDomain.columns.recipients}>
        {recipients}
      </td>
      <td data-label={perDomain.columns.mails}>
        <select
          class="input"
          aria-label={perDomain.label(name)}
          value={alerts ?? ''}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate(alertsSettings(currentTarget.value as Alerts))}
        >
          {alerts === undefined && (
            <option value="" disabled>
              {perDomain.mixed}
            </option>
          )}
          <OptionsOf texts={perDomain.choices} />
        </select>
      </td>
      {switches.map((member) => {
        const isOn = commonValue(all.map((settings) => settings[member]));
        return (
          <td key={member} data-label={perDomain.columns[member]}>
            <label>
              <input
                type="checkbox"
                aria-label={perDomain.switches[member](name)}
                checked={isOn ?? false}
                indeterminate={isOn === undefined}
                disabled={change.isPending}
                onChange={({ currentTarget }) =>
                  change.mutate({ [member]: currentTarget.checked } as Partial<Record<Switch, boolean>>)
                }
              />
            </label>
          </td>
        );
      })}
    </tr>
  );
}

/** Addresses of one domain that are shown. */
const SHOWN = 2;

/** The people who get mails about a domain: its own recipients, else those of the account. */
function Recipients({ settings: { email_recipients: own } }: Pick<Domain, 'settings'>) {
  const { perDomain } = useTexts().notifications;
  const { recipients } = useNotificationSettings().email;
  const areOwn = own !== null && own.length > 0;
  const all = areOwn ? own : recipients;
  const left = all.length - SHOWN;
  return (
    <span class={areOwn ? 'addresses' : 'addresses muted'}>
      {all.length === 0 ? perDomain.nobody : all.slice(0, SHOWN).join(', ')} {left > 0 && perDomain.more(left)}
    </span>
  );
}

type RowProps = Pick<SwitchesProps, 'switches'> & { readonly domain: Domain };

function DomainRow({ domain, switches }: RowProps) {
  const name = hostText(domain.hostname);
  const heading = (
    <Link to={pagePaths.domainSettings} params={{ domainId: domain.id }}>
      <Name text={name} />
    </Link>
  );
  const change = useChangeDomains(domain.id);
  return (
    <Switches
      name={name}
      heading={heading}
      recipients={<Recipients settings={domain.settings} />}
      shown={[domain]}
      switches={switches}
      change={change}
    />
  );
}

function AllRow({ domains, switches }: Pick<SwitchesProps, 'switches'> & { readonly domains: readonly Domain[] }) {
  const { perDomain } = useTexts().notifications;
  const heading = <b>{perDomain.all}</b>;
  const change = useChangeDomains();
  return <Switches name={perDomain.allOfThem} heading={heading} shown={domains} switches={switches} change={change} />;
}

/** The table of what each domain sends by mail and to chats. */
export function DomainsCard() {
  const { perDomain } = useTexts().notifications;
  const switches = switchesOf(useNotificationSettings());
  const list = useInfiniteQuery(domainsQuery({ sort: 'hostname' }));
  if (list.data === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={3} />;
  const rows = list.data.pages.flatMap(({ data }) => data);
  const { domain, recipients, mails, ...others } = perDomain.columns;
  return (
    <section class="domain-switches stack" aria-label={perDomain.title}>
      <h2>{perDomain.title}</h2>
      <p class="muted">{rows.length === 0 ? perDomain.none : perDomain.lead}</p>
      {rows.length > 0 && (
        <DataTable
          label={perDomain.title}
          columns={[domain, recipients, mails, ...switches.map((member) => others[member])]}
        >
          {rows.length > 1 && <AllRow domains={rows} switches={switches} />}
          {rows.map((one) => (
            <DomainRow key={one.id} domain={one} switches={switches} />
          ))}
        </DataTable>
      )}
      <ShowMore list={list} />
    </section>
  );
}
