import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractRules from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const { forbidden = [] } = await extractRules(join(root, '.dependency-cruiser.cjs'));

type Row = readonly [file: string, imported: string, broken: readonly string[]];
const below = (folder: string, rows: readonly Row[]): Row[] =>
  rows.map(([file, imported, broken]) => [`${folder}/${file}`, `${folder}/${imported}`, broken]);

const inServer = below('packages/server/src', [
  ['outgoing/webhooks/x.ts', 'findings/crawls/index.ts', ['feature-webhooks']],
  ['outgoing/webhooks/inside/x.ts', 'findings/crawls/index.ts', ['feature-webhooks']],
  ['people/accounts/x.ts', 'platform/idempotency/index.ts', ['feature-accounts']],
  ['findings/crawls/x.ts', 'outgoing/events/index.ts', []],
  ['findings/crawls/x.ts', 'outgoing/events/store.ts', ['features-meet-at-their-index']],
  ['findings/crawls/x.test.ts', 'sites/removal/store.ts', []],
  ['people/not-listed/x.ts', 'platform/time.ts', ['every-folder-has-its-place']],
  ['platform/outages/x.ts', 'findings/crawls/index.ts', ['support-below-features']],
  ['platform/paging.ts', 'sites/domains/index.ts', ['what-all-use-is-of-no-feature']],
  ['sites/domains/x.ts', 'services.ts', ['app-is-the-top']],
  ['services.ts', 'outgoing/mail/create-mailer.ts', ['edges-enter-features-by-their-index']],
]);
const inPages = below('packages/crawler/src/page', [
  ['page-reader.ts', 'scanner/scanner.ts', ['scanner-behind-its-seam']],
  ['links/x.ts', 'scanner/scanner-registers.ts', ['scanner-behind-its-seam']],
  ['read-page.ts', 'scanner/scanner.ts', []],
  ['page-reader.ts', 'markup/markup-reader.ts', []],
]);
const inPackages = below('packages', [
  ['crawler/src/url/x.ts', 'crawler/src/visits/y.ts', ['crawler-url']],
  ['crawler/src/visits/x.ts', 'crawler/src/url/y.ts', []],
  ['crawler/src/page/links/x.ts', 'crawler/src/targets/y.ts', ['crawler-page']],
  ['crawler/src/hosts/x.ts', 'crawler/src/crawl-site.ts', ['crawler-hosts']],
  ['crawler/src/hosts/x.ts', 'crawler/src/system-clock.ts', []],
  ['crawler/src/not-listed/x.ts', 'crawler/src/url/y.ts', ['crawler-folders-have-their-place']],
  ['crawler/src/url/x.test.ts', 'crawler/src/crawl/y.ts', []],
  ['outbound/src/guard/x.ts', 'outbound/src/http/y.ts', ['outbound-guard']],
  ['outbound/src/http/x.ts', 'outbound/src/guard/y.ts', []],
]);

/**
 * Broken rules by the importing file, then the imported one. All rows are checked in one run, which takes as long as a
 * single one.
 */
let broken: ReadonlyMap<string, readonly string[]>;
const pair = (from: string, to: string): string => `${from} imports ${to}`;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-imports-'));
  try {
    broken = await brokenIn(folder, [...inServer, ...inPages, ...inPackages]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function brokenIn(folder: string, rows: readonly Row[]): Promise<Map<string, string[]>> {
  const texts = new Map<string, string>(
    rows.flatMap(([file, imported]) => [file, imported].map((path) => [path, ''] as const)),
  );
  for (const [n, [file, imported]] of rows.entries()) {
    const path = `${'../'.repeat(file.split('/').length - 1)}${imported}`;
    texts.set(file, `${texts.get(file)}export { there as there${n} } from '${path}';\n`);
  }
  for (const [path, text] of texts) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${text}export const there = true;\n`);
  }
  const { output } = await cruise(['packages'], { baseDir: folder, ruleSet: { forbidden }, validate: true });
  const { modules, summary } = output as ICruiseResult;
  const found = new Map<string, string[]>();
  // An import that cannot be resolved would break no rule.
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) found.set(pair(source, resolved), []);
  for (const { from, to, rule } of summary.violations)
    found.set(pair(from, to), [...(found.get(pair(from, to)) ?? []), rule.name]);
  return found;
}

const expectBroken: (...row: Row) => void = (file, imported, rules) => {
  expect(broken.get(pair(file, imported))?.toSorted()).toEqual(rules);
};

test.each(inServer)('server: %s imports %s, which breaks %j', expectBroken);

test.each(inPages)('reading a page: %s imports %s, which breaks %j', expectBroken);

test.each(inPackages)('%s imports %s, which breaks %j', expectBroken);

test.each(['packages/crawler/src', 'packages/outbound/src'])('no folder of %s holds over 20 files', async (folder) => {
  const files = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const counts = new Map<string, number>();
  for (const { name, parentPath } of files) {
    if (!name.endsWith('.ts') || /\.test(-support)?\.ts$/.test(name) || parentPath.includes('test-support')) continue;
    counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(3);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});

/** Folders that import one another, directly or through others. */
async function foldersInCircles(folder: string): Promise<string[]> {
  const { output } = await cruise([folder], {
    baseDir: root,
    tsPreCompilationDeps: true,
    exclude: { path: String.raw`(\.test\.ts$|/test-support/|/generated/|node_modules)` },
  });
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    const of = imports.get(dirname(source)) ?? new Set();
    for (const { resolved } of dependencies) of.add(dirname(resolved));
    imports.set(dirname(source), of);
  }
  // Files that the whole package uses lie beside its folders, above and below all of them.
  imports.delete(folder);
  expect(imports.size).toBeGreaterThan(3);
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of imports.get(from) ?? []) {
      if (to === from || seen.has(to)) continue;
      seen.add(to);
      reach(to, seen);
    }
    return seen;
  };
  return [...imports.keys()].filter((from) => [...reach(from)].some((to) => reach(to).has(from)));
}

test.each(['packages/crawler/src', 'packages/outbound/src'])(
  'no two folders of %s import each other',
  async (folder) => {
    expect(await foldersInCircles(folder)).toEqual([]);
  },
);
