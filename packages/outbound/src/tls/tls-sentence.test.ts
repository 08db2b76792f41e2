import { expect, test } from 'vitest';
import type { TlsDetail, TlsFault } from '../types.ts';
import { tlsSentence } from './tls-sentence.ts';

const dates = { validFrom: '2025-11-01T12:00:00.000Z', validTo: '2026-11-01T23:59:59.000Z' };

test.each<[TlsDetail, string]>([
  [{ fault: 'expired', ...dates }, 'The certificate expired on 2026-11-01.'],
  [{ fault: 'not_yet_valid', ...dates }, 'The certificate is not valid before 2025-11-01.'],
  [{ fault: 'expired' }, 'The certificate has expired.'],
  [{ fault: 'not_yet_valid' }, 'The certificate is not valid yet.'],
  [{ fault: 'wrong_host', ...dates }, 'The certificate is for another host name.'],
  [{ fault: 'no_tls' }, 'The server does not speak TLS on this port.'],
])('%j: %s', (tls, sentence) => {
  expect(tlsSentence(tls)).toBe(sentence);
});

test.each<TlsFault>(['expired', 'not_yet_valid', 'wrong_host', 'self_signed', 'incomplete_chain', 'untrusted'])(
  '%s: says nothing of the names in the certificate',
  (fault) => {
    const names = ['db.corp.internal', '10.0.0.1'];
    expect(tlsSentence({ fault, names, issuer: 'Corp internal CA', ...dates })).not.toMatch(/internal|10\.0/);
  },
);
