/**
 * Makes what is made from openapi.yaml: TypeScript types and the document as a module. `--check` writes nothing and
 * fails when a committed file is not what would be made.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

const contract = new URL('../openapi.yaml', import.meta.url);
const folder = new URL('../packages/contract/src/generated/', import.meta.url);
const banner = '// Made from openapi.yaml by `pnpm generate`. Do not edit.\n';

async function outputs(): Promise<Map<string, string>> {
  const document: unknown = parse(await readFile(contract, 'utf8'), { merge: true });
  const types = astToString(await openapiTypescript(contract, { alphabetize: false, exportType: true }));
  return new Map([
    ['openapi.ts', banner + types],
    [
      'document.ts',
      `${banner}import type { ContractDocument } from '../document-shape.ts';\n\nexport const document: ContractDocument = ${JSON.stringify(document, null, 1)};\n`,
    ],
  ]);
}

const check = process.argv.includes('--check');
let stale = 0;
for (const [name, text] of await outputs()) {
  const file = new URL(name, folder);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  if (check) {
    console.error(`packages/contract/src/generated/${name} is not what openapi.yaml makes: run \`pnpm generate\``);
    stale += 1;
  } else {
    await writeFile(file, text);
    console.log(`wrote packages/contract/src/generated/${name}`);
  }
}
process.exitCode = stale === 0 ? 0 : 1;
