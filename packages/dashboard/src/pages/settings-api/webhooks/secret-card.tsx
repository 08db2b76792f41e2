import './webhooks.css';
import type { Webhook } from '@linkvitals/contract/types';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { webhookQuery } from '../../../api/webhook-queries.ts';
import { toast, toastError } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { Countdown } from '../../../parts/labels/countdown.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useRotation } from './rotation.tsx';

/** The secret that the last rotation replaced, as long as it still signs. */
function Previous({ webhook }: { readonly webhook: Webhook }) {
  const { webhooks, common } = useTexts();
  const { secret } = webhooks;
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => client.webhooks.endSecretGrace(webhook.id),
    onSuccess: () => toast(secret.ended),
    onError: (error) => toastError(error, common.failed),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  });
  const until = webhook.previous_secret_expires_at;
  if (until === null) return <span class="muted">{secret.none}</span>;
  return (
    <span class="row">
      <span>
        {secret.previousUntil} <Countdown at={until} />
      </span>
      <Button busy={end.isPending} onClick={() => end.mutate()}>
        {secret.end}
      </Button>
    </span>
  );
}

/** The card with the secrets that sign, and the button that rotates them. */
export function SecretCard({ webhookId }: { readonly webhookId: string }) {
  const { secret } = useTexts().webhooks;
  const { webhook } = useSuspenseQuery(webhookQuery(webhookId)).data;
  const rotate = useRotation();
  return (
    <section class="card pad stack" aria-label={secret.title}>
      <div class="row end">
        <h2>{secret.title}</h2>
        <Button onClick={rotate}>{secret.rotate}</Button>
      </div>
      <dl class="delivery-facts">
        <dt>{secret.current}</dt>
        <dd>
          <code>{webhook.secret_hint}…</code> <span class="muted">{secret.signs}</span>
        </dd>
        <dt>{secret.previous}</dt>
        <dd>
          <Previous webhook={webhook} />
        </dd>
      </dl>
      <p class="small muted">{secret.hint}</p>
    </section>
  );
}
