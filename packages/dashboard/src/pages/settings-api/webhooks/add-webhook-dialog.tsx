import type { WebhookWithSecret } from '@linkvitals/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import { Submit } from '../../../parts/forms/submit.tsx';
import { Dialog } from '../../../parts/overlays/dialog.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { choiceBody, useWebhookChoice, WebhookFields } from './webhook-fields.tsx';

interface AddWebhookDialogProps {
  readonly onClose: () => void;
  /** Called with the only response that contains the secret. */
  readonly onAdded: (webhook: WebhookWithSecret) => void;
}

/** The dialog that adds an endpoint. All events are chosen initially, so that none is forgotten by mistake. */
export function AddWebhookDialog({ onClose, onAdded }: AddWebhookDialogProps) {
  const { webhooks, common } = useTexts();
  const queries = useQueryClient();
  const fields = useWebhookChoice({
    events: ['crawl.started', 'crawl.completed', 'crawl.failed', 'broken_links.found'],
    domain_ids: null,
  });
  const add = async ({ url = '', description = '' }: Readonly<Record<string, string>>) => {
    const webhook = await client.webhooks.create({ url, description, ...choiceBody(fields.choice) });
    void queries.invalidateQueries({ queryKey: ['webhooks'] });
    void queries.invalidateQueries({ queryKey: ['usage'] });
    onAdded(webhook);
  };
  return (
    <Dialog title={webhooks.add} onClose={onClose}>
      <Form label={webhooks.add} onSubmit={add}>
        <WebhookFields {...fields} autoFocus />
        <div class="row right dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Submit>{webhooks.form.create}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
