import { expect, test } from 'vitest';
import { CONFORMANCE_ROWS } from './conformance-rows.ts';
import { startConformanceSite } from './conformance-site.ts';

/** Every reason that a single link can have. Limits, traps and interruptions concern a whole crawl. */
const REASONS =
  'ok not_found gone client_error server_error timeout connection_refused connection_reset dns_error dns_not_found ' +
  'tls_error redirect_loop too_many_redirects fragment_missing protocol_error needs_login blocked rate_limited address_refused ' +
  'fragment_unverifiable wrong_type ' +
  'robots_disallowed excluded scheme url_too_long invalid_url form';
const WARNINGS =
  'redirect_permanent redirect_chain redirect_without_target soft_404 wrong_image_type body_damaged ' +
  'tls_chain_incomplete mixed_content private_address';

test('every reason and every warning of the verdict table has a row', () => {
  const reasons = new Set(CONFORMANCE_ROWS.map(({ expected }) => expected.reason));
  const warnings = new Set(CONFORMANCE_ROWS.flatMap(({ expected }) => expected.warnings ?? []));
  expect([...reasons].sort()).toEqual(REASONS.split(' ').sort());
  expect([...warnings].sort()).toEqual(WARNINGS.split(' ').sort());
});

test('no name and no link is there twice, so that each row is judged by itself', () => {
  const twice = (texts: readonly string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);
  expect(twice(CONFORMANCE_ROWS.map(({ name }) => name))).toEqual([]);
  expect(twice(CONFORMANCE_ROWS.map(({ href }) => href))).toEqual([]);
});

test('a site of a few rows plays those alone, and logs who requests', async () => {
  await using site = await startConformanceSite([
    { name: 'fine', href: 'http://few.test/x', expected: { verdict: 'ok', reason: 'ok' } },
  ]);
  const port = site.connectTo.find((rule) => rule.startsWith(':80::'))?.slice(':80::'.length);
  const { request } = await import('node:http');
  const status = (path: string) =>
    new Promise((resolve) => {
      const options = { host: '127.0.0.1', port, path, headers: { host: 'few.test' }, agent: false };
      request(options, (response) => resolve(response.resume().statusCode)).end();
    });
  expect([await status('/x'), await status('/y')]).toEqual([200, 404]);
  expect(site.requests).toEqual(['GET http://few.test/x', 'GET http://few.test/y']);
  expect(site.rows).toMatchObject([{ url: 'http://few.test/x' }]);
});
