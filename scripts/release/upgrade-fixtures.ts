import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFaults } from './release-rules.ts';

/** Lists the fixtures of upgrades that this clone lacks: one fault for each kind of database. */
export function missingFixtures(root: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const files = globSync('e2e/upgrades/*/*.json', { cwd: root });
  const migrations = files.map((path) => [path.slice('e2e/upgrades/'.length, -'.json'.length), read(path).migration]);
  const present = read('packages/server/src/platform/storage/migrations/checksums.json');
  return fixtureFaults(Object.fromEntries(migrations), present);
}
