import { followCrawl as follow } from '../../findings/crawls/index.ts';
import { eventStream } from '../responses/event-stream.ts';
import { streamRoute } from '../route.ts';

export const followCrawl = streamRoute('followCrawl', async ({ ctx, path, ...connection }) =>
  eventStream(await follow(ctx, { crawlId: path.crawl_id, ...connection })),
);
