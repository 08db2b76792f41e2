import type { Services } from '../../../context.ts';
import { updateResultSize } from '../history/size-store.ts';
import { noConfig, updateCrawl } from '../store.ts';
import { deleteWorkingData, findLastTarget } from './totals-store.ts';
import { withPause } from './with-pause.ts';

/** Pages whose data are deleted together. */
const PAGES = 100;

/** Deletes data that only the run needed, stores the size of the rest, and clears the token, which marks this as done. It may run again. */
export async function tidyUp({ db }: Pick<Services, 'db'>, crawlId: string): Promise<void> {
  const last = await findLastTarget(db.knex, crawlId);
  for (let after = 0; after < last; after += PAGES) {
    const pages = { after, upTo: after + PAGES };
    const work = () => deleteWorkingData(db.knex, crawlId, pages);
    await (pages.upTo < last ? withPause(work) : work());
  }
  await updateResultSize(db, crawlId);
  await updateCrawl(db.knex, { id: crawlId }, { lease_token: null, lease_expires_at: null, config: noConfig });
}
