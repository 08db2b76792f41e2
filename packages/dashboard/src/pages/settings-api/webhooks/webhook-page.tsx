import { useParams } from '@tanstack/react-router';
import { ConfigurationCard } from './configuration-card.tsx';
import { SecretCard } from './secret-card.tsx';

/** The page with the configuration of an endpoint and its secrets. */
export function WebhookPage() {
  const { webhookId } = useParams({ from: '/signed-in/settings/api/webhooks/$webhookId' });
  return (
    <div class="two-columns">
      <ConfigurationCard key={webhookId} webhookId={webhookId} />
      <SecretCard webhookId={webhookId} />
    </div>
  );
}
