import type { NotificationSettingsUpdate } from '@linkvitals/contract/types';
import { isApiError } from '@linkvitals/sdk';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { notificationSettingsQuery } from '../../../api/notification-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** The settings as they are, and how a part of them is changed without overwriting what somebody else has changed. */
export function useNotificationSettings() {
  const { settings: texts, settingsApi } = useTexts();
  const queries = useQueryClient();
  const { settings, etag } = useSuspenseQuery(notificationSettingsQuery).data;
  const save = async (change: NotificationSettingsUpdate) => {
    const answer = await client.notifications.updateSettings(change, { ifMatch: etag }).withResponse();
    queries.setQueryData(notificationSettingsQuery.queryKey, { settings: answer.data, etag: answer.etag });
    toast(texts.saved);
  };
  const explain = (error: unknown) =>
    isApiError(error, 'precondition_failed') ? settingsApi.changedMeanwhile : undefined;
  return { settings, save, explain };
}
