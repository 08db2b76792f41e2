import type { NotificationSettings, NotificationSettingsUpdate } from '@linkvitals/contract/types';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { client } from '../../../api/client.ts';
import { channelsQuery, notificationSettingsQuery } from '../../../api/notification-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { isSame } from '../../../parts/forms/is-same.ts';
import { useConflict, type Versioned } from '../../../parts/forms/use-conflict.ts';
import { useTexts } from '../../../texts/texts.tsx';
import { replacedBy } from './replaced-by.ts';

/** The settings as they are. */
export const useNotificationSettings = (): NotificationSettings =>
  useSuspenseQuery(notificationSettingsQuery).data.settings;

/** How a part of the settings is changed without overwriting what somebody else has changed in it. */
export function useSaveSettings() {
  const { settings: texts } = useTexts();
  const queries = useQueryClient();
  const [taken, setTaken] = useState(0);
  // Of the fields, which are never renewed by themselves: what is saved is compared with what the person looks at.
  const [{ settings, etag }, setShown] = useState(useSuspenseQuery(notificationSettingsQuery).data);
  const show = ({ data, etag: version }: Versioned<NotificationSettings>) => {
    queries.setQueryData(notificationSettingsQuery.queryKey, { settings: data, etag: version });
    queries.setQueryData(channelsQuery.queryKey, data);
    setShown({ settings: data, etag: version });
  };
  const { conflict, save, keep, forget } = useConflict(
    () => client.notifications.settings().withResponse(),
    async (change: NotificationSettingsUpdate, options) => {
      show(await client.notifications.updateSettings(change, options).withResponse());
      toast(texts.saved);
    },
    (mine, theirs) => isSame(replacedBy(mine, theirs), replacedBy(mine, settings)),
  );
  return {
    /** What the fields begin with. */
    shown: settings,
    /** Of the fields: it changes when they are to begin with what somebody else has saved. */
    key: taken,
    conflict,
    keep,
    /** @returns whether it was saved */
    save: (change: NotificationSettingsUpdate) => save(change, etag),
    take: () => {
      if (conflict !== undefined) show(conflict.theirs);
      forget();
      setTaken((count) => count + 1);
    },
  };
}
