import '../../../parts/labels/badge.css';
import type { Notification } from '@linkvitals/contract/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'preact/hooks';
import { sentQuery } from '../../../api/notification-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { Moment } from '../../../parts/labels/moment.tsx';
import { ServerText } from '../../../parts/labels/server-text.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { DataTable } from '../../../parts/tables/data-table.tsx';
import { ShowMore } from '../../../parts/tables/show-more.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** The fragment of links to the card. */
const SENT = 'sent';

const tones = { pending: 'running', sent: 'excellent', failed: 'critical', canceled: 'unknown' } as const;

/** The subject of a message, which leads to its crawl. */
function Subject({ message: { subject, domain_id: domainId, crawl_id: crawlId } }: MessageProps) {
  if (domainId === null || crawlId === null) return <>{subject}</>;
  return (
    <Link className="wrap" to={pagePaths.crawl} params={{ domainId, crawlId }}>
      {subject}
    </Link>
  );
}

interface MessageProps {
  readonly message: Notification;
}

function MessageRow({ message }: MessageProps) {
  const { sent, chats } = useTexts().notifications;
  const { columns } = sent;
  const { channel, recipient, state, created_at, finished_at, last_error: error } = message;
  return (
    <tr>
      <td class="nowrap">
        <Moment at={finished_at ?? created_at} />
      </td>
      <td class="whole">
        <Subject message={message} />
        {state !== 'sent' && error !== null && (
          <p class="small critical last-error">
            <ServerText>{error}</ServerText>
          </p>
        )}
      </td>
      <td class="whole wrap" data-label={columns.to}>
        {recipient ?? (channel === 'email' ? sent.mail : chats.names[channel])}
      </td>
      <td class="whole">
        <span class={`badge ${tones[state]}`}>{sent.states[state]}</span>
      </td>
    </tr>
  );
}

function Messages() {
  const { sent } = useTexts().notifications;
  const list = useInfiniteQuery(sentQuery);
  const messages = list.data?.pages.flatMap(({ data }) => data);
  if (messages === undefined) return list.isError ? <ErrorNote error={list.error} /> : <SkeletonRows rows={3} />;
  if (messages.length === 0) return <p class="card pad muted">{sent.none}</p>;
  const { when, what, to, state } = sent.columns;
  return (
    <>
      <DataTable label={sent.title} columns={[when, what, to, state]}>
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </DataTable>
      <ShowMore list={list} />
    </>
  );
}

/** The mails and messages of the last 30 days, newest first: who was notified of what, and whether it arrived. */
export function SentCard() {
  const { sent } = useTexts().notifications;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // It was not there yet when the browser looked for it.
    if (location.hash === `#${SENT}`) section.current?.scrollIntoView();
  }, []);
  return (
    <section class="stack tight" id={SENT} ref={section} aria-label={sent.title}>
      <h2>{sent.title}</h2>
      <p class="muted">{sent.lead}</p>
      <Messages />
    </section>
  );
}
