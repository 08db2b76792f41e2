import type { Context } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import { hasLog } from './store.ts';
import { viewerOf } from './viewer.ts';

/** Asserts that the log of an endpoint exists; the endpoint itself may be deleted. @throws ServiceError `not_found` */
export async function assertLog(ctx: Context, { webhookId }: { readonly webhookId: string }): Promise<void> {
  if (!(await hasLog(ctx.db.knex, viewerOf(ctx), webhookId))) throw notFound('webhook');
}
