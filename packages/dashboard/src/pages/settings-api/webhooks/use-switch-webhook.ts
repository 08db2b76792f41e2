import type { Webhook } from '@linkvitals/contract/types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { toast, toastError } from '../../../app/toasts.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** Enables a disabled endpoint, or disables an enabled one. */
export function useSwitchWebhook({ id, enabled }: Pick<Webhook, 'id' | 'enabled'>) {
  const { webhooks, common } = useTexts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.webhooks.update(id, { enabled: !enabled }),
    onSuccess: (webhook) => toast(webhook.enabled ? webhooks.enabled : webhooks.nowDisabled),
    onError: (error) => toastError(error, common.failed),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  });
}
