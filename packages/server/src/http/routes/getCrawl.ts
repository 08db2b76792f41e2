import { getCrawl as get } from '../../crawls/index.ts';
import { ok, route } from '../route.ts';

export const getCrawl = route('getCrawl', async ({ ctx, path }) => ok(await get(ctx, { crawlId: path.crawl_id })));
