// node scripts/add-site-version.ts <folder>: adds the documents that `npm run docs` has built to a folder with those of other versions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addSiteVersion } from './release/site-versions.ts';

const root = join(import.meta.dirname, '..');
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the documents of all versions.');
const { version } = JSON.parse(readFileSync(join(root, 'packages/cli/package.json'), 'utf8'));
const versions = addSiteVersion(folder, { version, built: join(root, 'site/.vitepress/dist') });
console.log(`The documents of ${versions.join(', ')} are in ${folder}`);
