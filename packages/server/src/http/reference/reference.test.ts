import { document, eventTypes, operations } from '@linkvitals/contract';
import { type HTMLElement, parse } from 'node-html-parser';
import { beforeAll, expect, it } from 'vitest';
import { rawRequest } from '../../test-support/raw-request.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';
import { renderReference } from './render-reference.ts';

let server: TestServer;
let answer: Response;
let html: string;
let page: HTMLElement;
let ids: ReadonlySet<string>;
let addresses: readonly string[];

beforeAll(async () => {
  server = await startTestServer();
  answer = await fetch(`${server.url}/docs`);
  html = await answer.text();
  page = parse(html);
  ids = new Set(page.querySelectorAll('[id]').map(({ id }) => id));
  addresses = page
    .querySelectorAll('[href], [src]')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
  return () => server.close();
});

it('/docs shows every operation, event and schema of the contract, to everybody', () => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const wanted = [
    ...operations.map(({ id }) => id),
    ...Object.keys(document.webhooks).map((name) => `event-${name}`),
    ...Object.keys(document.components.schemas).map((name) => `schema-${name}`),
  ];
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.keys(document.webhooks)).toHaveLength(eventTypes.length);
});

it('it begins with a first call, which works with a key', async () => {
  const first = page.querySelector('main section');
  expect(first?.id).toBe('first-call');
  const command = first?.querySelector('pre')?.textContent ?? '';
  const [, name = '', path = ''] = /^curl -H "([\w-]+): Bearer \$KEY" "\$URL(\S+)"$/.exec(command) ?? [];
  const called = await fetch(`${server.url}${path}`, { headers: { [name]: `Bearer ${server.key}` } });
  expect([called.status, await called.json()]).toMatchObject([200, { data: [] }]);
});

it('it leads to places on the page and to the contract beside it only, so that it works behind a path', () => {
  const places = addresses.filter((address) => address.startsWith('#'));
  expect(places.filter((place) => !ids.has(place.slice(1)))).toEqual([]);
  expect(addresses.filter((address) => !address.startsWith('#'))).toEqual(['openapi.yaml', 'openapi.json']);
});

it('it leads back to the dashboard, where there is one', () => {
  expect(renderReference(document)).not.toContain('href="./"');
  expect(renderReference(document, { hasDashboard: true })).toContain('href="./"');
});

it('it runs no script, and styles itself as the headers of every answer allow', () => {
  expect(page.querySelectorAll('script, link, img, iframe')).toEqual([]);
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'self' 'unsafe-inline'/,
  );
});

it('it is sent again only after it has changed', async () => {
  const etag = answer.headers.get('etag') ?? '';
  // This request lacks the `Cache-Control` that fetch adds.
  const bytes = `GET /docs HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${etag}\r\nConnection: close\r\n\r\n`;
  expect((await rawRequest(server.url, bytes)).status).toBe(304);
});

it('text of the contract is text', () => {
  const evil = '<script>alert(1)</script> & "`<b>`';
  const rendered = renderReference({ ...document, info: { ...document.info, title: evil, description: evil } });
  expect(rendered).not.toContain('<script');
  expect(rendered).toContain('<code>&lt;b&gt;</code>');
});
