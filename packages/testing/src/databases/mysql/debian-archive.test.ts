import { expect, test } from 'vitest';
import { archiveAmong, downloadSettings } from './debian-archive.ts';

test("Debian's packages are where the machine gets its own suite from", () => {
  const targets = [
    'Vendor nodistro https://packages.example/node/',
    'Debian bookworm-security http://mirror.example/debian-security/',
    'Debian bookworm-updates http://mirror.example/debian/',
    'Debian bookworm http://mirror.example/debian/',
  ].join('\n');
  expect(archiveAmong(targets)).toBe('http://mirror.example/debian/');
});

test.each([
  ['', 'nothing'],
  ['Ubuntu noble http://mirror.example/ubuntu/\n', 'another distribution'],
])('%j is no source of Debian: %s', (targets) => {
  expect(() => archiveAmong(targets)).toThrow('no source of Debian');
});

test('packages are downloaded as the machine downloads them; none of its hooks are taken over', () => {
  const dump = [
    'APT::Update::Post-Invoke:: "rm -f /var/cache/apt/archives/*.deb";',
    'Acquire::http "";',
    'Acquire::http::Proxy "http://proxy.example:3128";',
    'Acquire::https::CAInfo "/etc/ssl/company.pem";',
    'Acquire::Check-Valid-Until "false";',
    'Acquire::IndexTargets::deb::Packages::MetaKey "x";',
  ].join('\n');
  expect(downloadSettings(dump)).toEqual([
    'Acquire::http::Proxy "http://proxy.example:3128";',
    'Acquire::https::CAInfo "/etc/ssl/company.pem";',
    'Acquire::Check-Valid-Until "false";',
  ]);
});
