// Compares the screenshots of the dashboard with the stored ones: `pnpm --filter @linkvitals/dashboard compare-screenshots`.
// With --store, the new ones become the stored ones. Exit code 1: some differ.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareFolders, type Finding, storePictures } from './compare-folders.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folders = {
  stored: `${root}e2e/pictures`,
  made: `${root}packages/dashboard/screenshots`,
  differences: `${root}packages/dashboard/screenshots/differences`,
};

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });

/** A table of the pictures, their faults, and the files that show the differences. */
function tableOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.map(({ name, what, part }) => {
    const difference = part === undefined ? '' : `  ${relative(root, folders.differences)}/${name}.png`;
    return `${name.padEnd(width)}  ${what.padEnd(10)}  ${part === undefined ? '' : percent.format(part).padStart(8)}${difference}`;
  });
  return lines.join('\n');
}

/** The version of Chromium that made the pictures of a folder. */
async function browserOf(folder: string): Promise<string | undefined> {
  const text = await readFile(`${folder}/made-with.json`, 'utf8').catch(() => '{}');
  return JSON.parse(text).chromium;
}

const { values } = parseArgs({ options: { store: { type: 'boolean', default: false } } });
if (!existsSync(folders.made)) {
  console.error('There are no screenshots yet: run `npx pnpm@12 --filter @linkvitals/dashboard screenshots` first.');
  process.exit(2);
}
await mkdir(folders.stored, { recursive: true });
const findings = await (values.store ? storePictures(folders) : compareFolders(folders));
if (findings.length > 0) console.log(tableOf(findings));
const [storedBy, madeBy] = [await browserOf(folders.stored), await browserOf(folders.made)];
if (values.store) await copyFile(`${folders.made}/made-with.json`, `${folders.stored}/made-with.json`);
else if (storedBy !== madeBy)
  console.log(`Chromium ${storedBy} made the stored pictures, Chromium ${madeBy} the new ones.`);
if (values.store) console.log(`${findings.length} pictures changed in ${relative(root, folders.stored)}.`);
else
  console.log(findings.length === 0 ? 'Every picture is as stored.' : `${findings.length} pictures are not as stored.`);
process.exitCode = findings.length > 0 && !values.store ? 1 : 0;
