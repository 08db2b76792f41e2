import './notifications.css';
import { useQuery } from '@tanstack/react-query';
import { notificationSettingsQuery } from '../../../api/notification-queries.ts';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { Page } from '../../../parts/page/page.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { ChatsCard } from './chats-card.tsx';
import { DomainsCard } from './domains-card.tsx';
import { MailCard } from './mail-card.tsx';
import { SentCard } from './sent-card.tsx';
import { TimesCard } from './times-card.tsx';

/** The page with the settings of notifications: recipients, chats and times. */
export function NotificationsPage() {
  const { notifications } = useTexts();
  const { data, isError, error } = useQuery(notificationSettingsQuery);
  return (
    <Page title={notifications.title} lead={notifications.lead}>
      {data === undefined && (isError ? <ErrorNote error={error} /> : <SkeletonRows rows={5} />)}
      {data !== undefined && (
        <div class="stack loose">
          <div class="notification-cards">
            <div class="stack">
              <MailCard />
              <ChatsCard />
            </div>
            <TimesCard />
          </div>
          <DomainsCard />
          <SentCard />
        </div>
      )}
    </Page>
  );
}
