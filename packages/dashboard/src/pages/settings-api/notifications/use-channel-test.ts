import type { Notification, NotificationChannel } from '@linkvitals/contract/types';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { notificationQuery, notificationSettingsQuery, sentQuery } from '../../../api/notification-queries.ts';

const OFTEN_MS = 500;

/** Whether an attempt was made, successful or not. */
const hasOutcome = ({ attempts, state }: Notification): boolean => attempts > 0 || state !== 'pending';

/** Sends a test through a channel and follows each of its messages until the first attempt has ended. */
export function useChannelTest(channel: NotificationChannel) {
  const queries = useQueryClient();
  const { mutate, data, isPending, error } = useMutation({ mutationFn: () => client.notifications.test({ channel }) });
  const messages = useQueries({
    queries: (data?.data ?? []).map((sent) => ({
      ...notificationQuery(sent.id),
      initialData: sent,
      refetchInterval: ({ state }: { state: { data?: Notification | undefined } }) =>
        state.data !== undefined && hasOutcome(state.data) ? (false as const) : OFTEN_MS,
    })),
    combine: (results) => results.flatMap((result) => (result.data === undefined ? [] : [result.data])),
  });
  const isOver = messages.length > 0 && messages.every(hasOutcome);
  useEffect(() => {
    if (!isOver) return;
    // The settings include the time of the last message.
    for (const { queryKey } of [notificationSettingsQuery, sentQuery]) void queries.invalidateQueries({ queryKey });
  }, [isOver, queries]);
  return {
    send: () => mutate(),
    isSending: isPending || (messages.length > 0 && !isOver),
    error: error ?? undefined,
    messages,
  };
}
