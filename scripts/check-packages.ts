/**
 * Checks the packages in the form in which they are published: with publint, with "are the types wrong" for every way
 * of importing them, in an empty project that installs, loads and compiles against them (the command: that runs it), and
 * by their size in a bundle.
 * They must have been built.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { type PackedPackage, packPackage } from './probe/packed-package.ts';
import { probeCommand } from './probe/probe-command.ts';
import { probeCrawler } from './probe/probe-crawler.ts';
import { probePackages } from './probe/probe-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const faults: string[] = [];

/** Max Brotli bytes of a minified bundle with all dependencies, by import of an application. */
const budgets = [
  { what: 'receiver, verify and parse', code: "export { constructEvent } from '@linkvitals/receiver'", limit: 2_000 },
  { what: 'receiver, everything', code: "export * from '@linkvitals/receiver'", limit: 3_050 },
  { what: 'sdk', code: "export * from '@linkvitals/sdk'", limit: 13_000 },
  { what: 'sdk, session', code: "export * from '@linkvitals/sdk/session'", limit: 13_600 },
  { what: 'sdk, live events', code: "export * from '@linkvitals/sdk/follow'", limit: 1_600 },
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

async function lint({ name, folder }: PackedPackage): Promise<void> {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  for (const message of messages) faults.push(`publint, ${name}: ${formatMessage(message, pkg, { color: false })}`);
}

/** Checks a package for programs of every `moduleResolution`. */
async function checkPackage(packed: PackedPackage, format: 'both' | 'esm'): Promise<void> {
  const { name, archive } = packed;
  await lint(packed);
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const ignored = format === 'esm' ? ['--ignore-rules', 'cjs-resolves-to-esm'] : [];
  const types = spawnSync(process.execPath, [attw, archive, '--no-color', ...ignored], { encoding: 'utf8' });
  if (types.status !== 0) faults.push(`attw, ${name}:\n${types.stdout}${types.stderr}`);
  console.log(`${name}: publint and attw have looked at ${archive.split('/').at(-1)}`);
}

// Private packages are bundled into the others, and the image has them as they are built.
for (const file of globSync('packages/*/dist/**/*.test.*', { cwd: root })) faults.push(`${file}: a test was built`);

const scratch = mkdtempSync(join(tmpdir(), 'linkvitals-packages-'));
try {
  const packages = ['sdk', 'receiver'].map((name) => packPackage(name, scratch));
  for (const packed of packages) await checkPackage(packed, 'both');
  faults.push(...probePackages(packages, scratch));
  const crawler = ['outbound', 'crawler'].map((name) => packPackage(name, scratch));
  for (const packed of crawler) await checkPackage(packed, 'esm');
  faults.push(...(await probeCrawler(crawler, scratch)));
  // No program imports the command.
  const command = packPackage('cli', scratch);
  await lint(command);
  faults.push(...(await probeCommand(command, scratch)));
} finally {
  rmSync(scratch, { recursive: true });
}
for (const { what, code, limit } of budgets) {
  const bytes = await bundledBytes(code);
  console.log(`${what}: ${bytes} of ${limit} bytes (brotli)`);
  if (bytes > limit) faults.push(`${what} is ${bytes} bytes, the limit is ${limit}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
