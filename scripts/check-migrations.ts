// Refuses a migration that differs from the last release: every database that has run it keeps its checksum. Compares
// checksums.json with that of the newest tag; migrate.test.ts compares it with the migrations. Called by `npm run verify`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileAt, lastRelease } from './release/last-release.ts';
import { migrationFaults } from './release/release-rules.ts';

const root = join(import.meta.dirname, '..');
const CHECKSUMS = 'packages/server/src/platform/storage/migrations/checksums.json';

const tag = lastRelease(root);
if (tag === undefined) {
  console.log('no release came before: no migration is compared');
} else {
  const present = JSON.parse(readFileSync(join(root, CHECKSUMS), 'utf8'));
  const faults = migrationFaults(JSON.parse(fileAt(root, tag, CHECKSUMS)), present);
  console.log(faults.join('\n') || `the migrations of ${tag} are as they were`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
