import { presentPreview, previewCrawlConfig as preview } from '../../findings/crawls/index.ts';
import { ok, route } from '../route.ts';

export const previewCrawlConfig = route('previewCrawlConfig', async ({ ctx, path, body }) =>
  ok(presentPreview(await preview(ctx, { domainId: path.domain_id, update: body.crawl_config }))),
);
