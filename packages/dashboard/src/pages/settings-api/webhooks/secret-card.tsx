import './webhooks.css';
import type { Webhook, WebhookWithSecret } from '@linkvitals/contract/types';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { webhookQuery } from '../../../api/webhook-queries.ts';
import { toast, toastError } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { OptionsOf } from '../../../parts/fields/options-of.tsx';
import { SelectField } from '../../../parts/fields/select-field.tsx';
import { Countdown } from '../../../parts/labels/countdown.tsx';
import { Note } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmFormDialog } from '../confirm-form-dialog.tsx';
import { SecretDialog } from '../secret-dialog.tsx';

interface RotateDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
  readonly onRotated: (webhook: WebhookWithSecret) => void;
}

function RotateDialog({ webhook, onClose, onRotated }: RotateDialogProps) {
  const { secret } = useTexts().webhooks;
  const hasPrevious = webhook.previous_secret_expires_at !== null;
  const rotate = async ({ grace = '' }: Readonly<Record<string, string>>) =>
    onRotated(await client.webhooks.rotateSecret(webhook.id, { grace_seconds: Number(grace), force: hasPrevious }));
  return (
    <ConfirmFormDialog title={secret.rotateTitle} submit={secret.rotateSubmit} onConfirm={rotate} onClose={onClose}>
      <p>{secret.rotateText}</p>
      <p>{secret.rotateLeaked}</p>
      {hasPrevious && <Note tone="fair">{secret.rotateForce}</Note>}
      <SelectField name="grace" label={secret.grace} value="86400">
        <OptionsOf texts={secret.graces} />
      </SelectField>
    </ConfirmFormDialog>
  );
}

/** The secret of the last rotation but one, as long as it signs. */
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

/** Which secrets sign, and their rotation. */
export function SecretCard({ webhookId }: { readonly webhookId: string }) {
  const { secret } = useTexts().webhooks;
  const queries = useQueryClient();
  const { webhook } = useSuspenseQuery(webhookQuery(webhookId)).data;
  const [isRotating, setRotating] = useState(false);
  const [rotated, setRotated] = useState<string>();
  const onRotated = ({ secret: value }: WebhookWithSecret) => {
    setRotating(false);
    setRotated(value);
    void queries.invalidateQueries({ queryKey: ['webhooks'] });
  };
  return (
    <section class="card pad stack" aria-label={secret.title}>
      <div class="row end">
        <h2>{secret.title}</h2>
        <Button onClick={() => setRotating(true)}>{secret.rotate}</Button>
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
      {isRotating && <RotateDialog webhook={webhook} onClose={() => setRotating(false)} onRotated={onRotated} />}
      {rotated !== undefined && (
        <SecretDialog
          title={secret.title}
          secret={rotated}
          what={secret.what}
          hint={secret.hint}
          onClose={() => setRotated(undefined)}
        />
      )}
    </section>
  );
}
