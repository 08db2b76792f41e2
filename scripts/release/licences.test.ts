import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { licencesOf } from './licences.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'linkvitals-licences-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const manifest = (folder: string, members: object): void =>
  write(`${folder}/package.json`, JSON.stringify({ name: folder.split('node_modules/').at(-1), ...members }));
const licences = () => {
  const places = { packed: join(root, 'packed'), source: join(root, 'source'), store: join(root, 'store') };
  return Object.fromEntries(licencesOf({ ...places, own: ['@linkvitals/outbound'] }));
};

it('the licences are those of the dependencies, of theirs, and of what is bundled', () => {
  manifest('packed', { dependencies: { entities: '^8.0.0', '@linkvitals/outbound': '1.0.0' } });
  manifest('source/node_modules/entities', { license: 'BSD-2-Clause', dependencies: { deep: '1' } });
  manifest('source/node_modules/entities/node_modules/deep', { license: 'ISC' });
  manifest('store/node_modules/@exodus/bytes', { license: 'MIT' });
  manifest('source/node_modules/ky', { license: 'MIT' });
  write('packed/dist/licenses.txt', '@exodus/bytes\n\nMIT License\nsoftware\n');
  write('packed/dist/ky-license.txt', 'MIT License\n');
  expect(licences()).toEqual({ entities: 'BSD-2-Clause', deep: 'ISC', '@exodus/bytes': 'MIT', ky: 'MIT' });
});

it('a dependency without a licence is named, and one that is not installed is an error', () => {
  manifest('packed', { dependencies: { odd: '1' } });
  write('packed/dist/index.js', '');
  expect(licences).toThrow(/depends on odd, which is not installed/);
  manifest('source/node_modules/odd', {});
  expect(licences()).toEqual({ odd: 'none stated' });
});
