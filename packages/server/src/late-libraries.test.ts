import { spawnNode } from '@linkvitals/testing';
import { expect, it } from 'vitest';

/**
 * Libraries that a server on SQLite without MongoDB needs only when a client requests the contract as YAML, or never
 */
const LATE = ['mongodb', 'mysql2', 'yaml'];

const program = `
  import { createRequire } from 'node:module';
  await import('@linkvitals/server');
  const files = Object.keys(createRequire(import.meta.url).cache);
  console.log(JSON.stringify(files.map((file) => /.*[/]node_modules[/]((?:@[^/]+[/])?[^/]+)[/]/.exec(file)?.[1])));
`;

it('a server loads no driver that it may never use', async () => {
  await using child = spawnNode(['--input-type=module', '--eval', program], { cwd: import.meta.dirname });
  expect(await child.exited).toEqual({ code: 0, signal: null });
  const loaded = new Set<string>(JSON.parse(child.stdout));
  expect(loaded).toContain('knex');
  expect(LATE.filter((name) => loaded.has(name))).toEqual([]);
});
