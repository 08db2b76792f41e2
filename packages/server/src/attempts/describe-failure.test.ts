import type { OutboundErrorCode, TlsFault } from '@linkvitals/outbound';
import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';

it.each([
  ['address_refused', 'The address may not be reached.'],
  ['dns_not_found', 'The host name does not exist or has no address.'],
  ['dns_error', 'The host name could not be looked up.'],
  ['timeout', 'No complete answer within 30 seconds.'],
] as const satisfies readonly (readonly [OutboundErrorCode, string])[])(
  'describes the error code %s in a sentence',
  (code, sentence) => {
    expect(describeFailure({ code })).toBe(sentence);
  },
);

it.each(['expired', 'not_yet_valid', 'wrong_host', 'self_signed', 'incomplete_chain', 'untrusted'] as const)(
  'describes the certificate fault %s without the names in the certificate',
  (fault: TlsFault) => {
    const tls = { fault, names: ['db.corp.internal', '10.0.0.1'] };
    const sentence = describeFailure({ code: 'tls_error', tls });
    expect(sentence).toMatch(/certificate/);
    expect(sentence).not.toMatch(/internal|10\.0/);
  },
);

it('describes a TLS handshake that brought no certificate', () => {
  expect(describeFailure({ code: 'tls_error' })).toBe('The TLS handshake failed.');
});
