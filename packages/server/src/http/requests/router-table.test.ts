import Koa from 'koa';
import { expect, it } from 'vitest';

import { bindPath } from './bind-path.ts';
import { RouterTable } from './router-table.ts';

const PATHS = ['/healthz', '/share/:token', '/api/v1/domains', '/api/v1/domains/:id', '/api/v1/me', '/api/v2/domains'];

/** The bound path that takes a request, with its parameters; undefined: none does. */
async function takenBy(path: string): Promise<unknown> {
  const routers = new RouterTable();
  let taken: unknown;
  for (const bound of PATHS) {
    bindPath(routers, bound, {
      get: ({ params }) => {
        taken = [bound, ...Object.values(params)];
      },
    });
  }
  const koa = { ...new Koa(), path, method: 'GET' };
  await routers.routes()(koa as never, async () => {});
  return taken;
}

it.each([
  ['/healthz', ['/healthz']],
  ['/share/abc', ['/share/:token', 'abc']],
  ['/api/v1/domains', ['/api/v1/domains']],
  ['/api/v1/domains/7', ['/api/v1/domains/:id', '7']],
  ['/api/v1/domains/a%2Fb', ['/api/v1/domains/:id', 'a/b']],
  ['/api/v1/me', ['/api/v1/me']],
  ['/api/v2/domains', ['/api/v2/domains']],
])('%s is taken by %j', async (path, expected) => {
  expect(await takenBy(path)).toEqual(expected);
});

it.each([
  ...['/', '/api', '/api/v1', '/api/v1/', '/api/v1/domains/', '/api/v1/DOMAINS', '/api/v1/%64omains'],
  ...['//api/v1/domains', '/api//v1/domains', '/api/v1/domains/7/8', '/healthz/', '/share', '/constructor'],
])('%s is taken by none', async (path) => {
  expect(await takenBy(path)).toBeUndefined();
});

it('binds nothing that begins with a parameter', () => {
  expect(() => new RouterTable().at('/:anything')).toThrow('begins with a parameter');
  expect(() => new RouterTable().at('/api/v1/:anything/x')).toThrow('begins with a parameter');
});
