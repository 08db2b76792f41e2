/**
 * Checks the packages that are published, as they would be published: publint, "are the types wrong" for every way of
 * importing them, and their size in a bundle. They must have been built.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const root = fileURLToPath(new URL('..', import.meta.url));
const faults: string[] = [];

/** Brotli bytes of a bundle with everything it needs, minified, per import that an application would write. */
const budgets = [
  { what: 'receiver, verify and parse', code: "export { constructEvent } from '@linkvitals/receiver'", limit: 2_000 },
  { what: 'receiver, everything', code: "export * from '@linkvitals/receiver'", limit: 3_000 },
  { what: 'sdk', code: "export * from '@linkvitals/sdk'", limit: 12_000 },
];

async function bundledBytes(code: string): Promise<number> {
  const result = await build({
    stdin: { contents: code, resolveDir: join(root, 'examples/demo') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
  });
  return brotliCompressSync(result.outputFiles[0]?.contents ?? new Uint8Array()).length;
}

/** The package as `pnpm publish` would send it: publishConfig applied, only what `files` names. */
function pack(name: string, scratch: string): string {
  const npx = ['--yes', 'pnpm@12', 'pack', '--pack-destination', scratch];
  execFileSync('npx', npx, { cwd: join(root, 'packages', name), stdio: ['ignore', 'ignore', 'inherit'] });
  const archive = readdirSync(scratch).find((file) => file.endsWith('.tgz'));
  if (archive === undefined) throw new Error(`packing ${name} gave no archive`);
  return join(scratch, archive);
}

async function checkPackage(name: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), `linkvitals-${name}-`));
  try {
    const archive = pack(name, scratch);
    execFileSync('tar', ['-xzf', archive, '-C', scratch]);
    const { messages, pkg } = await publint({ pkgDir: join(scratch, 'package'), pack: false, strict: true });
    for (const message of messages) faults.push(`publint, ${name}: ${formatMessage(message, pkg, { color: false })}`);
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const types = spawnSync(process.execPath, [attw, archive, '--no-color', '--profile', 'node16'], {
      encoding: 'utf8',
    });
    if (types.status !== 0) faults.push(`attw, ${name}:\n${types.stdout}${types.stderr}`);
    console.log(`${name}: publint and attw have looked at ${archive.split('/').at(-1)}`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

for (const name of ['sdk', 'receiver']) await checkPackage(name);
for (const { what, code, limit } of budgets) {
  const bytes = await bundledBytes(code);
  console.log(`${what}: ${bytes} of ${limit} bytes (brotli)`);
  if (bytes > limit) faults.push(`${what} is ${bytes} bytes, the limit is ${limit}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
