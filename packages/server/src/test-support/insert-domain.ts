import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';

/** Inserts an unverified domain of the account, for tests of rows that belong to domains. Answers its id. */
export async function insertDomain(ctx: Context): Promise<string> {
  const id = randomUUID();
  const now = ctx.clock.now();
  const texts = { verification_token: id, settings: '{}', crawl_config: '{}' };
  const row = { id, account_id: ctx.account.id, hostname: `${id}.example`, created_at: now, updated_at: now };
  await ctx.db.knex('domains').insert({ ...row, ...texts });
  return id;
}
