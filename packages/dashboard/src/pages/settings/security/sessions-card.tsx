import type { SessionEntry } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { sessionsQuery } from '../../../api/session-queries.ts';
import { toast } from '../../../app/toasts.tsx';
import { Button } from '../../../parts/buttons/button.tsx';
import { Moment } from '../../../parts/labels/moment.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useAction } from '../use-action.ts';
import { deviceOf } from './device-of.ts';

/** Returns a function to call when a session was ended: it shows a text and fetches the sessions again. */
function useChanged(): (text: string) => Promise<void> {
  const queries = useQueryClient();
  return async (text) => {
    toast(text);
    await queries.invalidateQueries({ queryKey: ['sessions'] });
  };
}

function SessionRow({ entry }: { readonly entry: SessionEntry }) {
  const { sessions } = useTexts().security;
  const { busy, run } = useAction();
  const changed = useChanged();
  const known = deviceOf(entry.device);
  const device = known ? sessions.device(known.browser, known.system) : entry.device || sessions.unknown;
  const end = () =>
    run(async () => {
      await client.session.end(entry.id);
      await changed(sessions.ended);
    });
  return (
    <li class="choice">
      <div>
        <b class="wrap" title={entry.device}>
          {device}
        </b>{' '}
        {entry.current && <span class="badge excellent">{sessions.current}</span>}
        <div class="small muted">
          {sessions.lastUsed} <Moment at={entry.last_used_at} />
          {entry.address !== null && ` ${sessions.from} ${entry.address}`} · {sessions.since}{' '}
          <Moment at={entry.created_at} />
        </div>
      </div>
      {!entry.current && (
        <Button busy={busy} onClick={end} aria-label={sessions.endAt(device)}>
          {sessions.end}
        </Button>
      )}
    </li>
  );
}

/** The card with the sessions of the person. All but the current one can be ended. */
export function SessionsCard() {
  const { security, common } = useTexts();
  const { sessions } = security;
  const list = useInfiniteQuery(sessionsQuery);
  const { busy, run } = useAction();
  const changed = useChanged();
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const endOthers = () =>
    run(async () => {
      await client.session.endOthers();
      await changed(sessions.endedOthers);
    });
  return (
    <section class="card pad stack" aria-label={sessions.title}>
      <h2>{sessions.title}</h2>
      {list.isError && <ErrorNote error={list.error} />}
      <ul class="stack">
        {entries.map((entry) => (
          <SessionRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.length > 1 && (
        <div class="row">
          {list.hasNextPage && (
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {common.showMore}
            </Button>
          )}
          <Button kind="danger" busy={busy} onClick={endOthers}>
            {sessions.endOthers}
          </Button>
        </div>
      )}
    </section>
  );
}
