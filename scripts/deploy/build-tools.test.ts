import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

it('the package manager is one release with its hash, the same in the image and in what operators run', async () => {
  const { packageManager } = JSON.parse(await read('package.json'));
  expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+\+sha512\.[\da-f]{128}$/);
  const [release = ''] = packageManager.split('+');
  const documented = new Set((await read('docs/operations.md')).match(/pnpm@\S+/g));
  expect([...documented]).toEqual([release]);
  expect(await read('Dockerfile')).toContain(`npm install --global ${release}\n`);
});

it('no package is taken in its first three days', async () => {
  expect(parse(await read('pnpm-workspace.yaml'))).toMatchObject({ minimumReleaseAge: 3 * 24 * 60 });
});

it('the unit hides other processes and bounds memory and files', async () => {
  const unit = await read('deploy/linkvitals.service');
  for (const setting of ['ProtectProc=invisible', 'MemoryMax=4G', 'LimitNOFILE=65536'])
    expect(unit.split('\n')).toContain(setting);
});
