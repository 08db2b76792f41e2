import { releaseAll } from '../attempts/index.ts';
import type { Services } from '../context.ts';
import { outboxQueue } from './outbox-queue.ts';

/** Gives back what servers that died had in flight. Only for a caller that knows that no server of this database lives. */
export async function releaseDeadMails({ db, log }: Pick<Services, 'db' | 'log'>): Promise<void> {
  const released = await releaseAll(db.knex, outboxQueue);
  if (released > 0) log.info({ mails: released }, 'mails that a dead server left are tried again');
}
