import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

// `npm run check:packages` tests the installed package: it runs the command on each Node of the machine.

it('the package is public, needs no other at run time, and lets no program import it', () => {
  expect(manifest).not.toHaveProperty('private');
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('scripts.postinstall');
  expect(manifest.publishConfig).toEqual({ access: 'public', exports: { './package.json': './package.json' } });
  expect(manifest.bin).toEqual({ linkvitals: 'dist/main.js' });
  expect(manifest.files).toEqual(['config.schema.json', 'dist', 'README.md', 'LICENSE']);
});

it('its page on npm says what it is, on which Node it runs, and where its source and its issues are', () => {
  expect(manifest).toMatchObject({
    license: 'Apache-2.0',
    engines: { node: '>=20.16.0' },
    repository: { type: 'git', directory: 'packages/cli' },
    homepage: expect.stringMatching(/^https:/),
    bugs: expect.stringMatching(/^https:.*\/issues$/),
    description: expect.stringContaining('broken links'),
    keywords: expect.arrayContaining(['broken-links', 'link-checker']),
  });
});
