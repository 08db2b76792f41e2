import { expect, test } from 'vitest';
import { startDomainApi } from './domain-api.test-support.ts';

test('200: an account without domains has an empty list', async () => {
  const { call } = await startDomainApi();
  expect(await call('GET', '/api/v1/domains')).toMatchObject({ status: 200, body: { data: [], next_cursor: null } });
});

test('200: pages lead to each other by cursor and by Link, newest first, and end', async () => {
  const { add, call, server } = await startDomainApi();
  const added = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    added.unshift(await add(`${name}.example`));
    await server.clock.advance(1);
  }
  const seen = [];
  let path: string | undefined = '/api/v1/domains?limit=2';
  while (path !== undefined) {
    const { body, headers }: Awaited<ReturnType<typeof call>> = await call('GET', path);
    seen.push(...body.data);
    const next: string | undefined = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    expect(next?.includes(encodeURIComponent(String(body.next_cursor)))).toBe(
      body.next_cursor === null ? undefined : true,
    );
    path = next;
  }
  expect(seen).toEqual(added);
});

test('200: filters by state and by any spelling of the name', async () => {
  const { add, call, server } = await startDomainApi();
  const [a, b] = [await add('a.example'), await add('b.example')];
  server.dns.set(a.hostname, String(a.verification.records[0]?.value));
  await call('POST', `/api/v1/domains/${a.id}/verification/check`);
  const names = async (query: string) => (await call('GET', `/api/v1/domains?${query}`)).body.data.map(({ id }) => id);
  expect(await names('verification_status=verified')).toEqual([a.id]);
  expect(await names('verification_status=unverified')).toEqual([b.id]);
  expect(await names(`hostname=${encodeURIComponent('https://www.B.example/')}`)).toEqual([b.id]);
  expect(await names('hostname=c.example')).toEqual([]);
});

test('the number of queries does not grow with the list', async () => {
  const { add, call, server } = await startDomainApi();
  const queriesFor = async () => {
    let count = 0;
    const listen = () => {
      count += 1;
    };
    server.db.knex.on('query', listen);
    await call('GET', '/api/v1/domains');
    server.db.knex.off('query', listen);
    return count;
  };
  await add('a.example');
  const one = await queriesFor();
  for (let i = 0; i < 20; i += 1) await add(`s${i}.example`);
  expect(await queriesFor()).toBe(one);
});

test("another account's domains are not in the list, nor those outside the key's", async () => {
  const { add, call, server } = await startDomainApi();
  const mine = await add('mine.example');
  await add('hidden.example');
  const ids = async (key: string) => (await call('GET', '/api/v1/domains', { key })).body.data.map(({ id }) => id);
  expect(await ids(await server.keyFor(await server.other()))).toEqual([]);
  expect(await ids(await server.keyFor(server.ctx, { domainIds: [mine.id] }))).toEqual([mine.id]);
});

test('200: searches and sorts; 400: a cursor of another order is refused', async () => {
  const { add, call } = await startDomainApi();
  for (const name of ['shop-b.example', 'shop-a.example', 'other.example']) await add(name);
  const names = async (query: string) =>
    (await call('GET', `/api/v1/domains?${query}`)).body.data.map((d) => d.hostname);
  expect(await names('q=SHOP&sort=hostname')).toEqual(['shop-a.example', 'shop-b.example']);
  expect(await names('sort=-hostname')).toEqual(['shop-b.example', 'shop-a.example', 'other.example']);
  const { body } = await call('GET', '/api/v1/domains?limit=1&sort=hostname');
  const status = async (query: string) => {
    const answer = await call('GET', `/api/v1/domains?cursor=${body.next_cursor}${query}`);
    return [answer.status, answer.body.code];
  };
  expect(await status('&sort=hostname')).toEqual([200, undefined]);
  for (const other of ['', '&sort=-hostname', '&sort=next_crawl']) {
    expect(await status(other)).toEqual([400, 'invalid_cursor']);
  }
  expect((await call('GET', '/api/v1/domains?sort=id')).status).toBe(400);
});

test('200: addresses in headers begin with the path of the public URL', async () => {
  const { add, call } = await startDomainApi({ env: { LINKVITALS_PUBLIC_URL: 'https://example.com/links/' } });
  await add('a.example');
  const { id } = await add('b.example');
  const { headers, body } = await call('GET', '/api/v1/domains?limit=1');
  const cursor = encodeURIComponent(String(body.next_cursor));
  expect(headers.get('link')).toBe(`</links/api/v1/domains?limit=1&cursor=${cursor}>; rel="next"`);
  const crawl = await call('POST', '/api/v1/domains', { body: { hostname: 'c.example' } });
  expect(crawl.headers.get('location')).toBe(`/links/api/v1/domains/${crawl.body.id}`);
  expect(crawl.body.id).not.toBe(id);
});
