import type { WebhookUpdate } from '@linkvitals/contract/types';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { webhookQuery } from '../../../api/webhook-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { ConflictNote } from '../../../parts/forms/conflict-note.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { FormChanges } from '../../../parts/forms/unsaved-changes.tsx';
import { useConflict, type Versioned } from '../../../parts/forms/use-conflict.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { type Configuration, configurationOf, differingMembers, type Member } from './configuration-of.ts';
import { choiceBody, useWebhookChoice, type WebhookChoice, WebhookFields } from './webhook-fields.tsx';

/** The names of the members of a configuration, and a function that gives their values as text. */
function useMemberTexts() {
  const { webhooks, settingsApi, common } = useTexts();
  const { form } = webhooks;
  const { domains } = settingsApi;
  const labels = { url: form.url, description: form.description, events: form.events, domain_ids: domains.label };
  const textOf = (member: Member, { [member]: value }: Configuration): string => {
    if (value === null) return domains.all;
    if (member === 'domain_ids') return domains.chosen(value.length);
    return (typeof value === 'string' ? value : value.join(', ')) || common.conflict.empty;
  };
  return { labels, textOf };
}

interface ConfigurationFormProps {
  /** The initial values of the fields. */
  readonly first: Configuration;
  readonly onSave: (configuration: Configuration) => Promise<unknown>;
}

function ConfigurationForm({ first, onSave }: ConfigurationFormProps) {
  const { webhooks, settings } = useTexts();
  const fields = useWebhookChoice({ events: first.events as WebhookChoice['events'], domain_ids: first.domain_ids });
  const chosen = differingMembers(first, { ...first, ...fields.choice });
  return (
    <Form
      label={webhooks.tabs.configuration}
      onSubmit={({ url = '', description = '' }) => onSave({ url, description, ...choiceBody(fields.choice) })}
    >
      <FormChanges beside={chosen} />
      <WebhookFields url={first.url} description={first.description} {...fields} />
      <div class="row">
        <Submit>{settings.save}</Submit>
      </div>
    </Form>
  );
}

/** The card with the URL of an endpoint and the events that it gets. */
export function ConfigurationCard({ webhookId }: { readonly webhookId: string }) {
  const { settings } = useTexts();
  const { labels, textOf } = useMemberTexts();
  const queries = useQueryClient();
  const newest = useSuspenseQuery(webhookQuery(webhookId)).data;
  const [shown, setShown] = useState<Versioned<Configuration>>({
    data: configurationOf(newest.webhook),
    etag: newest.etag,
  });
  const read = async (): Promise<Versioned<Configuration>> => {
    const { webhook, etag } = await queries.fetchQuery({ ...webhookQuery(webhookId), staleTime: 0 });
    return { data: configurationOf(webhook), etag };
  };
  const { conflict, save, keep, forget } = useConflict(read, async (mine: Configuration, options) => {
    await client.webhooks.update(webhookId, mine as WebhookUpdate, options);
    await queries.invalidateQueries({ queryKey: ['webhooks'] });
    // The form starts again from the saved values, and later reads do not replace what is typed.
    setShown(await read());
    toast(settings.saved);
  });
  const take = (theirs: Versioned<Configuration>) => {
    forget();
    setShown(theirs);
  };
  // Changes of other members, such as the secret or whether it is enabled, are no conflict.
  const isSame = differingMembers(shown.data, configurationOf(newest.webhook)).length === 0;
  return (
    <section class="card pad stack">
      {conflict && (
        <ConflictNote
          differences={differingMembers(conflict.mine, conflict.theirs.data).map((member) => ({
            label: labels[member],
            mine: textOf(member, conflict.mine),
            theirs: textOf(member, conflict.theirs.data),
          }))}
          onKeep={keep}
          onTake={() => take(conflict.theirs)}
        />
      )}
      <ConfigurationForm
        key={shown.etag}
        first={shown.data}
        onSave={(mine) => save(mine, isSame ? newest.etag : shown.etag)}
      />
    </section>
  );
}
