import type { Context } from '../../context.ts';
import { type PageOf, type PageRequest, toPage } from '../../platform/paging.ts';
import { describeWebhooks, type WebhookDetails } from './describe-webhook.ts';
import { listEndpoints } from './store.ts';
import { viewerOf } from './viewer.ts';

/** Lists endpoints, newest first. */
export async function listWebhooks(ctx: Context, page: PageRequest): Promise<PageOf<WebhookDetails>> {
  const rows = await listEndpoints(ctx.db.knex, viewerOf(ctx), page);
  const { data, nextCursor } = toPage(rows, page.limit, (row) => ({ at: row.created_at, id: row.id }));
  return { data: await describeWebhooks(ctx, data), nextCursor };
}
