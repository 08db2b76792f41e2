import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addSiteVersion } from './site-versions.ts';

let folder: string;
let built: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linkvitals-site-'));
  built = mkdtempSync(join(tmpdir(), 'linkvitals-built-'));
});
afterEach(() => {
  for (const one of [folder, built]) rmSync(one, { recursive: true });
});

function add(version: string): string[] {
  writeFileSync(join(built, 'cli.html'), version);
  return addSiteVersion(folder, { version, built });
}
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

it('versions stay side by side, and the first page leads to the newest, whatever was published last', () => {
  for (const version of ['0.9.0', '0.10.0', '0.9.1']) add(version);
  expect(['0.9.0', '0.9.1', '0.10.0'].map((version) => read(`${version}/cli.html`))).toEqual([
    '0.9.0',
    '0.9.1',
    '0.10.0',
  ]);
  expect(read('index.html')).toContain('url=0.10.0/');
  expect([...read('versions.html').matchAll(/href="(.*?)\/"/g)].map(([, name]) => name)).toEqual([
    '0.10.0',
    '0.9.1',
    '0.9.0',
  ]);
});

it('a pre-release is listed, and the first page leads to it only while there is no release', () => {
  expect(add('1.0.0-rc.1')).toEqual(['1.0.0-rc.1']);
  expect(read('index.html')).toContain('url=1.0.0-rc.1/');
  add('0.9.0');
  expect(add('1.0.0-rc.10')).toEqual(['1.0.0-rc.10', '1.0.0-rc.1', '0.9.0']);
  expect(read('index.html')).toContain('url=0.9.0/');
  expect(add('1.0.0')[0]).toBe('1.0.0');
});

it('a version that is published again replaces its documents, and nothing else in the folder', () => {
  add('1.0.0');
  writeFileSync(join(folder, 'CNAME'), 'docs.example.com');
  rmSync(join(built, 'cli.html'));
  writeFileSync(join(built, 'ci.html'), 'x');
  addSiteVersion(folder, { version: '1.0.0', built });
  expect(readdirSync(join(folder, '1.0.0'))).toEqual(['ci.html']);
  expect(read('CNAME')).toBe('docs.example.com');
});

it('refuses what is no version, so that no other folder is replaced', () => {
  for (const version of ['..', '1.0', 'v1.0.0', '1.0.0/..']) expect(() => add(version)).toThrow('no version');
});
