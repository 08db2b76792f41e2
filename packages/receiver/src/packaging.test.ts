import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { subpaths } from './entries.test-support.ts';

const root = new URL('..', import.meta.url);

// packaging.long.test.ts tests the installed package: it loads it by both kinds of modules and checks its types.

it('the package needs nothing at run time, and publishes every entry and the schemas', async () => {
  const manifest = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  expect(manifest.dependencies ?? manifest.peerDependencies).toBeUndefined();
  expect(manifest.files).toContain('schemas');
  expect(new Set(Object.keys(manifest.publishConfig.exports))).toEqual(
    new Set([...subpaths.map((subpath) => `.${subpath}`), './schemas/*.json']),
  );
});
