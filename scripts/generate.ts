/**
 * Generates files from openapi.yaml: TypeScript types, the document as a module, the answers of the SDK's mock of the
 * API, and the server's index of routes; also the scanner from its source. `--check` writes nothing, and fails when a
 * committed file differs from the generated one.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import type { ContractDocument } from '../packages/contract/src/document-shape.ts';
import { compileScanner } from './compile-scanner.ts';
import { mockOperations } from './mock-operations.ts';
import { nameSchemas } from './name-schemas.ts';
import { openSetType } from './open-set-type.ts';
import { routeIndex } from './route-index.ts';

const contract = new URL('../openapi.yaml', import.meta.url);
const root = new URL('../', import.meta.url);
const banner = '// Made from openapi.yaml by `pnpm generate`. Do not edit.\n';

async function outputs(): Promise<Map<string, string>> {
  const document: Parameters<typeof mockOperations>[0] & ContractDocument = parse(await readFile(contract, 'utf8'), {
    merge: true,
  });
  // A request may leave out what has a default.
  const settings = { alphabetize: false, exportType: true, defaultNonNullable: false, transform: openSetType };
  const types = astToString(nameSchemas(await openapiTypescript(contract, settings)));
  return new Map([
    ['packages/contract/src/generated/openapi.ts', banner + types],
    [
      'packages/contract/src/generated/document.ts',
      `${banner}import type { ContractDocument } from '../document-shape.ts';\n\nexport const document: ContractDocument = ${JSON.stringify(document, null, 1)};\n`,
    ],
    ['packages/sdk/src/msw/generated/operations.ts', banner + mockOperations(document)],
    ['packages/server/src/http/routes/generated/routes.ts', banner + routeIndex(document)],
    ['packages/crawler/src/page/scanner/generated/scanner.ts', await compileScanner()],
  ]);
}

const check = process.argv.includes('--check');
let stale = 0;
for (const [name, text] of await outputs()) {
  const file = new URL(name, root);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  if (check) {
    console.error(`${name} is not what would be made: run \`pnpm generate\``);
    stale += 1;
  } else {
    await writeFile(file, text);
    console.log(`wrote ${name}`);
  }
}
process.exitCode = stale === 0 ? 0 : 1;
