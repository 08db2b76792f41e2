import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { hasLog } from './store.ts';
import { viewerOf } from './viewer.ts';

/** The endpoint may be deleted by now. @throws ServiceError `not_found` */
export async function assertLog(ctx: Context, { webhookId }: { readonly webhookId: string }): Promise<void> {
  if (!(await hasLog(ctx.db.knex, viewerOf(ctx), webhookId))) throw notFound('webhook');
}
