import { operations as all, type CalledOperationId, toZod } from '@linkvitals/contract';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import {
  ApiError,
  ConnectionError,
  createClient,
  type Domain,
  isApiError,
  isLinkvitalsError,
  type RequestBody,
} from '../index.ts';
import { type LinkvitalsMock, type MockRequest, mockLinkvitals, problem, sample } from '../msw.ts';

const operations = all.filter(({ isForBrowsers }) => !isForBrowsers);
const baseUrl = 'http://linkvitals.example:8080/monitor/';
const mock = mockLinkvitals({ baseUrl });
const server = setupServer(...mock.handlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({ baseUrl, apiKey: 'lv_test' });
const address = (path: string) => baseUrl + path.slice(1).replaceAll(/\{\w+\}/g, 'some-id');

describe('the mocked API', () => {
  it('has a handler for every operation that programs call and no other', () => {
    const ids = operations.map(({ id }) => id).sort();
    expect(Object.keys(mock.on).sort()).toEqual(ids);
    expect(mock.handlers).toHaveLength(ids.length);
  });

  it.each(operations)(
    'answers $id as the contract has it, member by member',
    async ({ id, method, path, responses }) => {
      const response = await fetch(address(path), { method: method.toUpperCase() });
      const declared = responses.get(String(response.status));
      expect(response.ok).toBe(true);
      expect(response.headers.get('etag') !== null).toBe('ETag' in (declared?.headers ?? {}));
      const schema = declared?.content?.['application/json']?.schema;
      const text = await response.text();
      if (id === 'followCrawl') expect(text.match(/(?<=event: )\w+/g)).toEqual(['state', 'progress', 'end']);
      else if (schema === undefined) expect(text).toBe('');
      else expect(toZod(schema, true).safeParse(JSON.parse(text)).error?.issues).toBeUndefined();
    },
  );

  it('carries an application from the domain to its broken links', async () => {
    const domain = await client.domains.create({ hostname: 'example.com' });
    expect(domain).toMatchObject({ verification_status: 'unverified', health_score: null });
    expect((await client.domains.checkVerification(domain.id)).verification_status).toBe('verified');
    const started = await client.crawls.start(domain.id);
    expect(started.state).toBe('queued');
    const crawl = await client.crawls.wait(started.id);
    expect(crawl).toMatchObject({ id: started.id, state: 'completed', domain_id: domain.id });
    const broken = await client.crawls.links(crawl.id).toArray();
    expect(broken).toHaveLength(crawl.stats?.broken_links ?? 0);
    expect(await client.domains.delete(domain.id, { confirm: 'example.com' })).toBeUndefined();
  });

  it('answers for any origin when it is given none', async () => {
    server.use(...mockLinkvitals().handlers);
    const elsewhere = createClient({ baseUrl: 'https://elsewhere.example' });
    expect(await elsewhere.health()).toEqual(sample('Health'));
  });
});

describe('an operation that answers something else', () => {
  it('gives a value of the contract', async () => {
    server.use(mock.on.getDomain(sample('Domain', { hostname: 'shop.example' })));
    expect((await client.domains.get('x')).hostname).toBe('shop.example');
    server.use(mock.on.listWebhooks({ data: [], next_cursor: null }));
    expect(await client.webhooks.list().toArray()).toEqual([]);
  });

  it('decides by the ids, the query and the body of the request', async () => {
    server.use(
      mock.on.listCrawls(({ params, query }) => {
        const id = `${params.domain_id}, ${query.get('cursor')}`;
        return { data: [sample('Crawl', { id })], next_cursor: query.has('cursor') ? null : 'second' };
      }),
      mock.on.createDomain(async ({ body }) => sample('Domain', { hostname: body?.hostname ?? '' })),
    );
    const crawls = await client.crawls.list('a b').toArray();
    expect(crawls.map(({ id }) => id)).toEqual(['a b, null', 'a b, second']);
    expect((await client.domains.create({ hostname: 'new.example' })).hostname).toBe('new.example');
  });

  it('gives a problem, again at each try', async () => {
    server.use(mock.on.getCrawl(problem('unavailable', { retryAfterSeconds: 0, detail: 'Back soon' })));
    const error = await client.crawls.get('c').catch((reason: unknown) => reason);
    expect(isApiError(error, 'unavailable') && error.problem.detail).toBe('Back soon');
    const crawlId = sample('Crawl').id;
    server.use(mock.on.startCrawl(problem('crawl_in_progress', { crawl_id: crawlId })));
    await expect(client.crawls.start('d')).rejects.toSatisfy(
      (reason) => isApiError(reason, 'crawl_in_progress') && reason.problem.crawl_id === crawlId,
    );
  });

  it('is an API error only when it answers with a problem', async () => {
    const once = createClient({ baseUrl, maxRetries: 0 });
    const failure = () => once.health().catch((reason: unknown) => reason);
    server.use(mock.on.getHealth(problem('unavailable', { detail: 'Back soon' })));
    const refused = await failure();
    expect(isApiError(refused) && refused.problem).toMatchObject({ status: 503, code: 'unavailable' });
    server.use(mock.on.getHealth(new Response('<html>', { status: 502 })));
    const fromProxy = await failure();
    expect(isApiError(fromProxy)).toBe(false);
    expect(fromProxy).toBeInstanceOf(ApiError);
    expect(fromProxy).toMatchObject({ status: 502, problem: undefined });
    expect(isLinkvitalsError(fromProxy)).toBe(true);
    server.use(mock.on.getHealth(Response.error()));
    const lost = await failure();
    expect(isApiError(lost)).toBe(false);
    expect(lost).toBeInstanceOf(ConnectionError);
  });

  it('loses the connection', async () => {
    const once = createClient({ baseUrl, maxRetries: 0 });
    server.use(mock.on.getHealth(Response.error()));
    await expect(once.health()).rejects.toThrow('No answer from');
  });

  it('is typed by the contract', () => {
    type On = LinkvitalsMock['on'];
    expectTypeOf<keyof On>().toEqualTypeOf<CalledOperationId>();
    expectTypeOf<Domain>().toExtend<Parameters<On['getDomain']>[0]>();
    expectTypeOf<{ hostname: string }>().not.toExtend<Parameters<On['getDomain']>[0]>();
    expectTypeOf<undefined>().toExtend<Parameters<On['deleteWebhook']>[0]>();
    expectTypeOf<MockRequest<'createWebhook'>['body']>().toEqualTypeOf<RequestBody<'createWebhook'> | undefined>();
    expectTypeOf(sample('Domain')).toEqualTypeOf<Domain>();
  });
});

describe('sample', () => {
  it('is new at each call, so that a test may change it', () => {
    sample('Domain').settings.webhook_ids.push('x');
    expect(sample('Domain').settings.webhook_ids).toHaveLength(1);
  });
});
