import type { Context } from '../../context.ts';
import { notFound } from '../../platform/errors.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { findEndpoint } from './store.ts';
import { viewerOf } from './viewer.ts';

/** @throws ServiceError `not_found` */
export async function getWebhook(ctx: Context, { webhookId }: { readonly webhookId: string }): Promise<EndpointRow> {
  const endpoint = await findEndpoint(ctx.db.knex, viewerOf(ctx), { id: webhookId });
  if (endpoint === undefined) throw notFound('webhook');
  return endpoint;
}
