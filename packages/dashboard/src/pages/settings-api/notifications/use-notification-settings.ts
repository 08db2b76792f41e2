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

/** The current settings. */
export const useNotificationSettings = (): NotificationSettings =>
  useSuspenseQuery(notificationSettingsQuery).data.settings;

/** Saves a part of the settings without overwriting changes that somebody else has made to it. */
export function useSaveSettings() {
  const { settings: texts } = useTexts();
  const queries = useQueryClient();
  const [taken, setTaken] = useState(0);
  // The version that the fields show. It changes only by an action of the person, and conflicts are found by comparison with it.
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
    /** The initial values of the fields. */
    shown: settings,
    /** The key of the fields: it changes when they must show what somebody else has saved. */
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
