import type { Delivery } from '@linkvitals/contract/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { deliveryQuery } from '../../../api/webhook-queries.ts';

/** The way to send a test event, and the outcome of the last one. */
export interface TestEvent {
  readonly send: () => void;
  readonly isSending: boolean;
  readonly error: unknown;
  /** The delivery of the test event, updated as it proceeds; undefined before one is sent. */
  readonly delivery: Delivery | undefined;
}

const OFTEN_MS = 500;

/** Sends a test event and follows it until its first attempt has ended. */
export function useTestEvent(webhookId: string): TestEvent {
  const queries = useQueryClient();
  const { mutate, data: sent, isPending, error } = useMutation({ mutationFn: () => client.webhooks.test(webhookId) });
  const followed = useQuery({
    ...deliveryQuery(webhookId, sent?.id ?? ''),
    enabled: sent !== undefined,
    refetchInterval: ({ state: { data } }) => (data?.attempts.length ? false : OFTEN_MS),
  });
  const delivery = sent === undefined ? undefined : (followed.data ?? sent);
  const hasOutcome = delivery !== undefined && delivery.attempts.length > 0;
  useEffect(() => {
    // The list of endpoints also shows whether this one fails.
    if (hasOutcome) void queries.invalidateQueries({ queryKey: ['webhooks', webhookId] });
    if (hasOutcome) void queries.invalidateQueries({ queryKey: ['webhooks', 'list'] });
  }, [hasOutcome, queries, webhookId]);
  return {
    send: () => mutate(),
    isSending: isPending || (delivery?.state === 'pending' && !hasOutcome),
    error: error ?? undefined,
    delivery,
  };
}
