import { followCrawl as follow } from '../../crawls/index.ts';
import { eventStream } from '../responses/event-stream.ts';
import { streamRoute } from '../route.ts';

export const followCrawl = streamRoute('followCrawl', async ({ ctx, path, ...connection }) =>
  eventStream(await follow(ctx, { crawlId: path.crawl_id, ...connection })),
);
