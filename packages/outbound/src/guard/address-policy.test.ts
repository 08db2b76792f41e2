import { expect, test } from 'vitest';
import { createAddressPolicy } from './address-policy.ts';
import { classifyAddress } from './classify-address.ts';

const allowed = (address: string, allowCidrs: string[], denyCidrs: string[] = []) =>
  createAddressPolicy({ allowCidrs, denyCidrs })(address).allowed;

test.each([
  ['93.184.215.14', 'public'],
  ['2606:4700:4700::1111', 'public'],
  ['2606:4700:4700:0:0:0:0:1111', 'public'],
  ['198.17.255.255', 'public'],
  ['198.18.0.1', 'benchmarking'],
  ['198.19.255.255', 'benchmarking'],
  ['198.20.0.1', 'public'],
  ['255.255.255.255', 'reserved'],
  ['169.254.1.1', 'link-local'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'not-an-address'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['2001:2::1', 'benchmarking'],
  ['2001:200::1', 'public'],
  ['1fff::1', 'not-global-unicast'],
  ['3ffe::1', 'public'],
  ['100::1', 'discard'],
  ['::ffff:93.184.215.14', 'ipv4-mapped'],
  ['127.1', 'not-an-address'],
  ['0x7f000001', 'not-an-address'],
  ['[::1]', 'not-an-address'],
  ['localhost', 'not-an-address'],
  ['', 'not-an-address'],
])('%s is %s', (address, reason) => {
  expect(classifyAddress(address)).toEqual({ allowed: reason === 'public', reason });
});

test('an IPv4 range opens nothing in IPv6, and the other way round', () => {
  expect(allowed('::1', ['0.0.0.0/0'])).toBe(false);
  expect(allowed('127.0.0.1', ['::/0'])).toBe(false);
  expect(allowed('::1', ['::/0'])).toBe(true);
});

test('metadata addresses open only by their own single address', () => {
  for (const address of ['169.254.169.254', '168.63.129.16', '100.100.100.200', 'fd00:ec2::254']) {
    expect(allowed(address, ['0.0.0.0/0', '::/0', '169.254.0.0/16', 'fd00::/8'])).toBe(false);
    expect(allowed(address, [address])).toBe(true);
  }
  expect(allowed('169.254.169.254', ['169.254.169.254/32'])).toBe(true);
  expect(allowed('169.254.169.254', ['169.254.169.254/31'])).toBe(false);
});

test('an address that carries an IPv4 address opens only when the inner one is open too', () => {
  const both = ['64:ff9b::/96', '::ffff:0:0/96', '2002::/16', '2001::/32'];
  expect(allowed('64:ff9b::5db8:d70e', both)).toBe(true); // NAT64 of a public address
  expect(allowed('64:ff9b::a9fe:a9fe', both)).toBe(false);
  expect(allowed('64:ff9b::a00:1', both)).toBe(false);
  expect(allowed('64:ff9b::a00:1', [...both, '10.0.0.0/8'])).toBe(true);
  expect(allowed('::ffff:127.0.0.1', both)).toBe(false);
  expect(allowed('2002:7f00:1::1', both)).toBe(false);
  expect(allowed('2001:0:4136:e378:8000:63bf:80ff:fffe', both)).toBe(false); // Teredo client 127.0.0.1
  expect(allowed('64:ff9b::5db8:d70e', both, ['93.184.215.0/24'])).toBe(false);
});

test('a denied range wins over an allowed one', () => {
  expect(allowed('10.1.2.3', ['10.0.0.0/8'])).toBe(true);
  expect(allowed('10.1.2.3', ['10.0.0.0/8'], ['10.1.0.0/16'])).toBe(false);
  expect(allowed('2606:4700::1', [], ['2606:4700::/32'])).toBe(false);
});

test.each([
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '10.0.0/8',
  'example.com',
  '',
  '::/129',
  'fe80::%1/64',
])('%o is no CIDR', (cidr) => {
  expect(() => createAddressPolicy({ allowCidrs: [cidr] })).toThrow(TypeError);
  expect(() => createAddressPolicy({ denyCidrs: [cidr] })).toThrow(TypeError);
});
