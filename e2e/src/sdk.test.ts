import { run } from '@linkvitals/example-quickstart/run';
import { createClient, isApiError } from '@linkvitals/sdk';
import { type CrawlUpdate, followCrawl } from '@linkvitals/sdk/follow';
import { describe, expect, it } from 'vitest';
import { hostname, setStageHere } from './staged-domain.ts';

const clientOf = ({ server, key }: { server: { url: string }; key: string }) =>
  createClient({ baseUrl: server.url, apiKey: key });

describe('the SDK against the real server', () => {
  it('walks through domains, crawls and webhooks', async () => {
    const stage = await setStageHere();
    const client = clientOf(stage);

    const { data: domain, etag, requestId } = await client.domains.get(stage.domainId).withResponse();
    expect(domain.hostname).toBe(hostname);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    const changed = await client.domains.update(
      domain.id,
      { crawl_config: { depth_limit: 9 } },
      { ifMatch: etag ?? '' },
    );
    expect(changed.crawl_config.depth_limit).toBe(9);
    const stale = client.domains.update(domain.id, { crawl_config: { depth_limit: 8 } }, { ifMatch: etag ?? '' });
    await expect(stale).rejects.toSatisfy((error) => isApiError(error, 'precondition_failed'));

    const crawl = await client.crawls.start(domain.id);
    const ended = await client.crawls.wait(crawl.id, { intervalMs: 100 });
    expect(ended).toMatchObject({ state: 'completed', stats: { pages_crawled: 60 } });
    const pages = await client.crawls.pages(crawl.id, { limit: 7 }).toArray();
    expect(new Set(pages.map((page) => page.url)).size).toBe(60);
    const broken = await client.crawls.links(crawl.id, { verdict: 'broken' }).toArray();
    expect(broken.map((target) => target.url).sort()).toEqual(
      stage.site
        .truth()
        .broken.map(({ url }) => url)
        .sort(),
    );
    const [first] = broken;
    const holders = await client.crawls.linkPages(crawl.id, first?.id ?? 0).toArray();
    expect(new Set(holders.map((holder) => holder.page_url)).size).toBe(first?.found_on_pages);

    const webhook = await client.webhooks.create({ url: 'http://127.0.0.1:18999/hook', events: ['crawl.failed'] });
    expect((await client.webhooks.list().toArray()).map(({ id }) => id)).toEqual([webhook.id]);
    await client.webhooks.delete(webhook.id);
    await expect(client.webhooks.get(webhook.id)).rejects.toSatisfy((error) => isApiError(error, 'not_found'));

    const twice = { idempotencyKey: 'once' };
    const [one, two] = [
      await client.domains.create({ hostname: 'second.example.com' }, twice),
      await client.domains.create({ hostname: 'second.example.com' }, twice),
    ];
    expect(two.id).toBe(one.id);
    await client.domains.delete(domain.id, { confirm: hostname });
    const { data, next_cursor } = await client.domains.list({ limit: 1 });
    expect([data.map(({ id }) => id), next_cursor]).toEqual([[one.id], null]);
  });

  it('follows a crawl from its queue to its end', async () => {
    const stage = await setStageHere();
    const client = clientOf(stage);
    const { id } = await client.crawls.start(stage.domainId);
    const seen: CrawlUpdate[] = [];
    for await (const update of followCrawl(client, id)) seen.push(update);
    const events = new Set(seen.map(({ event }) => event));
    expect(events).toEqual(new Set(['state', 'progress', 'end']));
    expect(seen.at(-1)).toEqual({ event: 'end', data: await client.crawls.get(id) });
    expect(await client.crawls.listAll({ domain_id: stage.domainId }).toArray()).toEqual([await client.crawls.get(id)]);
  });

  it('carries the quickstart example from the domain to its broken links', async () => {
    const stage = await setStageHere();
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const crawl = await run({ client: clientOf(stage), hostname, print, crawlIntervalMs: 100 });
    expect(crawl.state).toBe('completed');
    for (const { url } of stage.site.truth().broken) expect(lines.join('\n')).toContain(url);
  });
});
