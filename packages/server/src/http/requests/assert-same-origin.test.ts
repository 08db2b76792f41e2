import { expect, it } from 'vitest';
import { assertSameOrigin, type Origins } from './assert-same-origin.ts';

const refused = (request: Partial<Origins>): boolean => {
  try {
    assertSameOrigin({ method: 'POST', secFetchSite: undefined, origin: undefined, host: 'links.example', ...request });
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 'cross_site_request' });
    return true;
  }
};

it.each<[string, Partial<Origins>]>([
  ['a page of the server', { secFetchSite: 'same-origin', origin: 'https://links.example' }],
  ['the address bar', { secFetchSite: 'none' }],
  ['no browser', {}],
  ['a browser on plain http, by Origin', { origin: 'http://links.example' }],
  ['the port that the scheme has by default', { origin: 'https://links.example:443' }],
  ['a port, in both', { origin: 'http://links.example:8080', host: 'links.example:8080' }],
  ['reading, from anywhere', { method: 'GET', secFetchSite: 'cross-site', origin: 'https://evil.example' }],
])('takes a request from %s', (_, request) => {
  expect(refused(request)).toBe(false);
});

it.each<[string, Partial<Origins>]>([
  ['another site', { secFetchSite: 'cross-site' }],
  ['another subdomain', { secFetchSite: 'same-site', origin: 'https://blog.links.example' }],
  ['another site, by Origin', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://links.example:8081', host: 'links.example:8080' }],
  ['a sandboxed page', { origin: 'null' }],
  ['what no browser sends', { secFetchSite: 'SAME-ORIGIN' }],
  ['a browser, without Host', { origin: 'https://links.example', host: undefined }],
])('refuses a request from %s', (_, request) => {
  expect(refused(request)).toBe(true);
});
