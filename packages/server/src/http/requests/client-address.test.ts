import { CidrList } from '@linkvitals/outbound';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const trusted = new CidrList(['10.0.0.0/8', '2001:db8:1::/48']);

it.each([
  ['nobody is trusted: the peer, whatever it says', '192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['no header', '10.0.0.1', undefined, '10.0.0.1'],
  ['an empty header', '10.0.0.1', '', '10.0.0.1'],
  ['one proxy', '10.0.0.1', '192.0.2.7', '192.0.2.7'],
  ['two proxies', '10.0.0.1', '192.0.2.7, 10.0.0.2', '192.0.2.7'],
  ['a caller who makes up entries before the proxy', '10.0.0.1', '127.0.0.1, 10.9.9.9, 192.0.2.7', '192.0.2.7'],
  ['a caller who names a trusted address', '10.0.0.1', '203.0.113.9, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
  ['an entry that is no address ends the chain', '10.0.0.1', '192.0.2.7, unknown', '10.0.0.1'],
  ['an entry that is markup ends the chain', '10.0.0.1', '192.0.2.7, <b>\u001b[31m, 10.0.0.2', '10.0.0.2'],
  ['all are trusted: the first', '10.0.0.1', '10.0.0.3,10.0.0.2', '10.0.0.3'],
  ['a port with the address', '10.0.0.1', '192.0.2.7:4711', '192.0.2.7'],
  ['IPv6', '2001:db8:1::1', '2001:db8:2::7', '2001:db8:2::7'],
  ['IPv6 in brackets, with a port', '10.0.0.1', '[2001:db8:2::7]:4711', '2001:db8:2::7'],
  ['a peer as a socket for both families shows it', '::ffff:10.0.0.1', '::ffff:192.0.2.7', '192.0.2.7'],
  ['a socket that is closed', undefined, '192.0.2.7', undefined],
])('%s', (_, peer, forwarded, client) => {
  expect(clientAddress(peer, forwarded, trusted)).toBe(client);
});

it('trusts nobody by default', () => {
  expect(clientAddress('127.0.0.1', '192.0.2.7', new CidrList([]))).toBe('127.0.0.1');
});
