import type { Account, Domain, NotificationSettings } from '@linkvitals/contract/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentChildren } from 'preact';
import { accountQuery } from '../../../api/account-queries.ts';
import { client } from '../../../api/client.ts';
import { domainQuery } from '../../../api/domain-queries.ts';
import { channelsQuery } from '../../../api/notification-queries.ts';
import { useManages, useSession } from '../../../app/session/use-role.ts';
import { toast } from '../../../app/toasts.tsx';
import { LinesField } from '../../../parts/fields/lines-field.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { ErrorNote, Note } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { frequencies } from '../../domain-settings/schedule-options.ts';
import { firstFrequency, firstRecipients, monitoringFields, monitoringUpdate } from './monitoring-presets.ts';

interface MonitoringFormProps {
  readonly domain: Domain;
  /** Called when the monitoring is set. */
  readonly onSet: () => unknown;
  /** Content beside the button. */
  readonly beside?: ComponentChildren;
}

interface FieldsProps extends Pick<MonitoringFormProps, 'domain'> {
  readonly limits: Account['limits'];
  /** Undefined for members. */
  readonly channels: NotificationSettings | undefined;
}

/** The two choices, both made already. */
function Fields({ domain, limits, channels }: FieldsProps) {
  const { domain: texts, domainSettings, domains } = useTexts();
  const { schedule, notifications } = domainSettings;
  const { user } = useSession();
  const hasNoServer = channels?.email.status.reason === 'no_mail_server';
  return (
    <>
      <SelectField
        name={monitoringFields.frequency}
        label={schedule.frequency}
        value={firstFrequency(limits.fastest_schedule)}
      >
        {frequencies(limits.fastest_schedule).flatMap(([frequency, isAllowed]) =>
          isAllowed && frequency !== 'off' ? (
            <option key={frequency} value={frequency}>
              {schedule.frequencies[frequency]}
            </option>
          ) : (
            []
          ),
        )}
      </SelectField>
      <LinesField
        name={monitoringFields.recipients}
        label={texts.monitoring.recipients}
        hint={notifications.recipientsHint}
        value={firstRecipients(domain, channels, user.email)}
      />
      {hasNoServer && <Note tone="fair">{domains.mailFaults.no_mail_server}</Note>}
    </>
  );
}

/** The form that has a domain crawled by itself and its news mailed: one press is enough. */
export function MonitoringForm({ domain, onSet, beside }: MonitoringFormProps) {
  const { monitoring } = useTexts().domain;
  const queries = useQueryClient();
  const manages = useManages();
  const account = useQuery(accountQuery);
  const channels = useQuery({ ...channelsQuery, enabled: manages });
  const error = account.error ?? channels.error;
  if (error) return <ErrorNote error={error} />;
  if (account.data === undefined || (manages && channels.data === undefined)) return <SkeletonRows rows={3} />;
  const start = async (values: Readonly<Record<string, string>>) => {
    const watched = await client.domains.update(domain.id, monitoringUpdate(values, channels.data));
    queries.setQueryData(domainQuery(domain.id).queryKey, watched);
    void queries.invalidateQueries({ queryKey: ['domains', 'list'] });
    toast(monitoring.started);
    await onSet();
  };
  return (
    <Form label={monitoring.title} onSubmit={start}>
      <Fields domain={domain} limits={account.data.limits} channels={channels.data} />
      <div class="row right">
        {beside}
        <Submit>{monitoring.submit}</Submit>
      </div>
    </Form>
  );
}
