import { isApiError } from '@linkvitals/sdk';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { client } from '../../../api/client.ts';
import { webhookQuery } from '../../../api/webhook-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { SecretCard } from './secret-card.tsx';
import { choiceBody, useWebhookChoice, type WebhookChoice, WebhookFields } from './webhook-fields.tsx';

/** Where an endpoint is and what it is sent. */
function Configuration({ webhookId }: { readonly webhookId: string }) {
  const { webhooks, settings, settingsApi } = useTexts();
  const queries = useQueryClient();
  const { webhook, etag } = useSuspenseQuery(webhookQuery(webhookId)).data;
  const fields = useWebhookChoice({
    events: webhook.events as WebhookChoice['events'],
    domain_ids: webhook.domain_ids,
  });
  const save = async ({ url = '', description = '' }: Readonly<Record<string, string>>) => {
    const body = { url, description, ...choiceBody(fields.choice) };
    await client.webhooks.update(webhookId, body, { ifMatch: etag });
    toast(settings.saved);
    await queries.invalidateQueries({ queryKey: ['webhooks'] });
  };
  const explain = (error: unknown) =>
    isApiError(error, 'precondition_failed') ? settingsApi.changedMeanwhile : undefined;
  return (
    <section class="card pad">
      <Form label={webhooks.tabs.configuration} onSubmit={save} explain={explain}>
        <WebhookFields url={webhook.url} description={webhook.description} {...fields} />
        <div class="row">
          <Submit>{settings.save}</Submit>
        </div>
      </Form>
    </section>
  );
}

/** The configuration of an endpoint, and its secrets. */
export function WebhookPage() {
  const { webhookId } = useParams({ from: '/signed-in/settings/api/webhooks/$webhookId' });
  return (
    <div class="two-columns">
      <Configuration key={webhookId} webhookId={webhookId} />
      <SecretCard webhookId={webhookId} />
    </div>
  );
}
