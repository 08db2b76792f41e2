import type { OutboundErrorCode, OutboundResponse, Redirect } from '@linkvitals/outbound';
import { describe, expect, test } from 'vitest';
import type { Exchange } from './exchange.ts';
import { judge, judgeFinally } from './judge.ts';

function answer(status: number, headers: Record<string, string> = {}, more: Partial<OutboundResponse> = {}): Exchange {
  const body = new Uint8Array();
  const response = {
    url: 'https://x.example/',
    status,
    headers,
    body,
    bodyTruncated: false,
    firstByteMs: 5,
    loadMs: 6,
    ...more,
  };
  return { method: 'GET', hops: [], url: 'https://x.example/', end: { kind: 'answer', response }, sent: true };
}
function failure(code: OutboundErrorCode, fault?: 'expired' | 'handshake'): Exchange {
  const tls = fault === undefined ? {} : { tls: { fault } };
  return {
    method: 'GET',
    hops: [],
    url: 'https://x.example/',
    end: { kind: 'error', code, message: 'why', ...tls },
    sent: true,
  };
}
const judgedAs = (exchange: Exchange, confirmed = false): string => {
  const { verdict, reason } = confirmed ? judgeFinally(exchange) : judge(exchange);
  return `${verdict}/${reason}`;
};

describe('an answer', () => {
  test.each([
    [200, {}, 'ok/ok'],
    [204, {}, 'ok/ok'],
    [206, {}, 'ok/ok'],
    [300, {}, 'broken/protocol_error'],
    [300, { location: '/choice' }, 'ok/ok'],
    [304, {}, 'broken/protocol_error'],
    [302, {}, 'broken/protocol_error'],
    [404, {}, 'broken/not_found'],
    [410, {}, 'broken/gone'],
    [400, {}, 'broken/client_error'],
    [418, {}, 'broken/client_error'],
    [401, {}, 'unverifiable/needs_login'],
    [407, {}, 'unverifiable/needs_login'],
    [402, {}, 'unverifiable/blocked'],
    [403, {}, 'unverifiable/blocked'],
    [405, {}, 'unverifiable/blocked'],
    [406, {}, 'unverifiable/blocked'],
    [451, {}, 'unverifiable/blocked'],
    [999, {}, 'unverifiable/blocked'],
    [429, {}, 'unverifiable/rate_limited'],
    [430, {}, 'unverifiable/rate_limited'],
    [503, { 'retry-after': '10' }, 'unverifiable/rate_limited'],
    [503, {}, 'suspect/server_error'],
    [500, {}, 'suspect/server_error'],
    [502, {}, 'suspect/server_error'],
    [599, {}, 'suspect/server_error'],
    [408, {}, 'suspect/timeout'],
    [700, {}, 'suspect/protocol_error'],
    [503, { 'cf-mitigated': 'challenge' }, 'unverifiable/blocked'],
    [404, { 'cf-mitigated': 'challenge' }, 'unverifiable/blocked'],
    [202, { 'x-amzn-waf-action': 'challenge' }, 'unverifiable/blocked'],
    [503, { server: 'DataDome' }, 'unverifiable/blocked'],
    [400, { 'x-iinfo': '1-2-3' }, 'unverifiable/blocked'],
    [404, { server: 'AkamaiGHost' }, 'broken/not_found'],
    [200, { 'x-datadome': 'protected' }, 'ok/ok'],
  ])('of %i with %o is %s', (status, headers, expected) => {
    expect(judgedAs(answer(status, headers))).toBe(expected);
  });

  test('keeps the evidence: status, type, time, certificate fault', () => {
    const facts = judge(answer(200, { 'content-type': 'text/html' }, { tlsWarning: { fault: 'incomplete_chain' } }));
    expect(facts).toMatchObject({ status: 200, contentType: 'text/html', firstByteMs: 5, method: 'GET' });
    expect(facts.warnings).toEqual(['tls_chain_incomplete']);
    expect(facts.tls).toEqual({ fault: 'incomplete_chain' });
  });
});

describe('no answer', () => {
  test.each([
    ['timeout', 'suspect/timeout', 'broken/timeout'],
    ['connection_reset', 'suspect/connection_reset', 'broken/connection_reset'],
    ['connection_refused', 'suspect/connection_refused', 'broken/connection_refused'],
    ['dns_error', 'suspect/dns_error', 'broken/dns_error'],
    ['protocol_error', 'suspect/protocol_error', 'broken/protocol_error'],
    ['headers_overflow', 'suspect/protocol_error', 'broken/protocol_error'],
    ['dns_not_found', 'broken/dns_not_found', 'broken/dns_not_found'],
    ['address_refused', 'unverifiable/address_refused', 'unverifiable/address_refused'],
    ['invalid_url', 'broken/invalid_url', 'broken/invalid_url'],
    ['aborted', 'not_checked/interrupted', 'not_checked/interrupted'],
  ] as const)('because of %s is %s at first and %s when confirmed', (code, first, confirmed) => {
    expect(judgedAs(failure(code))).toBe(first);
    expect(judgedAs(failure(code), true)).toBe(confirmed);
  });

  test('because of a bad certificate is broken at once, because of a failed handshake when it fails again', () => {
    expect(judgedAs(failure('tls_error', 'expired'))).toBe('broken/tls_error');
    expect(judgedAs(failure('tls_error', 'handshake'))).toBe('suspect/tls_error');
    expect(judgedAs(failure('tls_error', 'handshake'), true)).toBe('broken/tls_error');
    expect(judge(failure('tls_error', 'expired'))).toMatchObject({
      tls: { fault: 'expired' },
      detail: 'The certificate has expired.',
    });
  });

  test('because the host was given up is no statement about the target', () => {
    expect(judgedAs({ ...failure('timeout'), end: { kind: 'given_up' } }, true)).toBe('unverifiable/rate_limited');
  });
});

describe('a redirect', () => {
  const hop = (status: number): Redirect => ({ url: 'https://x.example/', status, location: 'https://x.example/y' });
  test.each([
    [[302], []],
    [[307], []],
    [[301], ['redirect_permanent']],
    [[308], ['redirect_permanent']],
    [[302, 303], ['redirect_chain']],
    [
      [302, 301],
      ['redirect_permanent', 'redirect_chain'],
    ],
  ])('of %j to 2xx is ok with the warnings %j', (statuses, warnings) => {
    const facts = judge({ ...answer(200), hops: statuses.map(hop), url: 'https://x.example/y' });
    expect(facts).toMatchObject({ verdict: 'ok', warnings, finalUrl: 'https://x.example/y' });
  });

  test('to an error is the error, without warnings', () => {
    expect(judge({ ...answer(404), hops: [hop(301)] })).toMatchObject({
      verdict: 'broken',
      reason: 'not_found',
      warnings: [],
    });
  });

  test('to a URL that is too long is not checked, with what the server answered', () => {
    const { end } = answer(302);
    if (end.kind !== 'answer') throw new Error('unreachable');
    const facts = judge({ ...answer(302), hops: [hop(302)], end: { ...end, kind: 'long_location' } });
    expect(facts).toMatchObject({ verdict: 'not_checked', reason: 'url_too_long', status: 302 });
    expect(facts.detail).toContain('2048');
    expect(facts.finalUrl).toBeUndefined();
  });

  test('in circles is broken, to an app is not checked', () => {
    expect(judgedAs({ ...answer(302), hops: [hop(302)], end: { kind: 'loop' } })).toBe('broken/redirect_loop');
    const { end } = answer(302);
    if (end.kind !== 'answer') throw new Error('unreachable');
    expect(judgedAs({ ...answer(302), hops: [hop(302)], end: { ...end, kind: 'other_scheme' } })).toBe(
      'not_checked/scheme',
    );
  });
});
