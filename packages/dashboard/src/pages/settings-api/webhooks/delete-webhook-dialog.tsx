import type { Webhook } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { toast } from '../../../app/toasts.tsx';
import { Address } from '../../../parts/labels/address.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ConfirmFormDialog } from '../confirm-form-dialog.tsx';

interface DeleteWebhookDialogProps {
  readonly webhook: Pick<Webhook, 'id' | 'url'>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** The dialog that deletes an endpoint when the person confirms it. */
export function DeleteWebhookDialog({ webhook, onClose, onDeleted }: DeleteWebhookDialogProps) {
  const { removeDialog } = useTexts().webhooks;
  const queries = useQueryClient();
  const remove = async () => {
    await client.webhooks.delete(webhook.id);
    toast(removeDialog.done);
    onClose();
    onDeleted();
    await queries.invalidateQueries({ queryKey: ['webhooks', 'list'] });
    await queries.invalidateQueries({ queryKey: ['usage'] });
  };
  return (
    <ConfirmFormDialog title={removeDialog.title} submit={removeDialog.submit} onConfirm={remove} onClose={onClose}>
      <p class="mono">
        <Address url={webhook.url} />
      </p>
      <p>{removeDialog.text}</p>
    </ConfirmFormDialog>
  );
}
