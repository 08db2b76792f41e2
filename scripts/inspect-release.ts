/**
 * Packs the public packages of a clean, built clone and judges everything that a release would upload. It prints a table
 * of the packages, the release notes and the places of the uploads. Called by scripts/rehearse-release.mjs.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { packPackage } from './probe/packed-package.ts';
import { fileAt, lastRelease } from './release/last-release.ts';
import { licencesOf } from './release/licences.ts';
import { newestSection, notesOf } from './release/release-notes.ts';
import {
  dependencyFaults,
  distributionTag,
  fileFaults,
  imageTags,
  inOrder,
  type Member,
  type StatedVersion,
  type VersionsInput,
  versionFaults,
} from './release/release-rules.ts';
import { textTable } from './release/text-table.ts';
import { missingFixtures } from './release/upgrade-fixtures.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { tag: { type: 'string' }, output: { type: 'string' }, machine: { type: 'string' } },
});
const { tag, output = '', machine = root } = values;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const faults: string[] = [];

/** Folders and manifests of the workspace's packages */
const folders = readdirSync(join(root, 'packages')).map((name) => ({
  name,
  manifest: JSON.parse(read(`packages/${name}/package.json`)),
}));
const members = folders.map(
  ({ manifest: { name, version, private: isPrivate } }): Member => ({ name, version, isPublic: isPrivate !== true }),
);
const version = members.find(({ name }) => name === 'linkvitals')?.version ?? '';

function statedVersions(): StatedVersion[] {
  const server = /version = '(.*)'/.exec(read('packages/server/src/platform/version.ts'))?.[1] ?? 'none';
  const action = parse(read('action/action.yml')).inputs.version.default;
  const [hook] = parse(read('.pre-commit-hooks.yaml'));
  const hooks = /^linkvitals@(.*)$/.exec(hook.additional_dependencies[0])?.[1] ?? 'none';
  return [
    { place: '.pre-commit-hooks.yaml', version: hooks },
    { place: 'packages/server/src/platform/version.ts', version: server },
    { place: 'action/action.yml', version: action },
  ];
}

interface Packed {
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly archive: string;
  readonly row: readonly string[];
}

const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

function pack(folderName: string, scratch: string, versions: VersionsInput): Packed {
  const { name, archive, folder, dependencies } = packPackage(folderName, scratch);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name: file }) => join(parentPath, file));
  // The home of some containers is the root folder.
  const places = [root, machine, homedir()].filter((place) => place !== '/').map((place) => `${place}/`);
  for (const path of paths) {
    const file = { path: path.slice(folder.length + 1), text: readFileSync(path, 'latin1') };
    faults.push(...fileFaults(file, places).map((fault) => `${name}: ${fault}`));
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  faults.push(...dependencyFaults(name, manifest.dependencies ?? {}, versions));
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  const counts = [`${paths.length}`, sizeOf(statSync(archive).size), sizeOf(bytes)];
  return { name, archive, dependencies, row: [name, manifest.version, ...counts, licences(name, folderName, folder)] };
}

/** Licences of a package's dependencies, the most frequent first: `MIT 12, ISC 2` */
function licences(name: string, folderName: string, packed: string): string {
  const store = join(root, 'node_modules/.pnpm');
  const own = members.map((member) => member.name);
  const found = licencesOf({ packed, source: join(root, 'packages', folderName), store, own });
  for (const [dependency, licence] of found)
    if (licence === 'none stated') faults.push(`${name}: ${dependency} states no licence`);
  const byLicence = Object.entries(Object.groupBy(found.values(), (licence) => licence));
  const counts = byLicence.map(([licence, all = []]) => ({ licence, count: all.length }));
  return (
    counts
      .sort((a, b) => b.count - a.count)
      .map(({ licence, count }) => `${licence} ${count}`)
      .join(', ') || 'no dependencies'
  );
}

/** The newest section of the changelog; before it is written, the notes that its changesets would make. */
function releaseNotes(): string {
  const files = readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const pending = files.map((name) => read(`.changeset/${name}`));
  const section = newestSection(read('CHANGELOG.md'));
  if (tag !== undefined && pending.length > 0) faults.push(`${pending.length} changesets are not in CHANGELOG.md yet`);
  if (tag !== undefined && section?.version !== version)
    faults.push(`the newest section of CHANGELOG.md is ${section?.version ?? 'missing'}, the release is ${version}`);
  return pending.length > 0 || section === undefined ? notesOf(pending) : section.notes;
}

/** Runs a check of this clone; its output goes to this terminal. */
function check(name: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) faults.push(`${name}: see above`);
}

/** Compares the contract with that of the release before: within /api/v1 nothing may break. */
function checkContract(scratch: string): void {
  const before = lastRelease(root);
  if (before === undefined) {
    console.log('no release came before: the contract is compared with none');
    return;
  }
  const released = join(scratch, 'released.yaml');
  writeFileSync(released, fileAt(root, before, 'openapi.yaml'));
  check('the contract', 'scripts/check-contract.mjs', released);
}

function uploads(packages: readonly Packed[]): string {
  const { repository } = folders.find(({ manifest }) => manifest.name === 'linkvitals')?.manifest ?? {};
  const image = /([^/]+\/[^/]+?)(?:\.git)?$/.exec(repository?.url ?? '')?.[1];
  return `A release would upload, each with provenance:
  to npm, public, with the tag ${distributionTag(version)}, in this order:
${packages.map(({ name, archive }) => `    ${name}@${version}  (${basename(archive)})`).join('\n')}
  to the registry of images, for linux/amd64 and linux/arm64, with an SBOM:
${imageTags(version)
  .map((one) => `    ${image}:${one}`)
  .join('\n')}
  to the releases of the repository: v${version} with the notes above and openapi.yaml`;
}

const scratch = mkdtempSync(join(tmpdir(), 'linkvitals-inspect-'));
try {
  const versions = { version, members, stated: statedVersions(), tag };
  faults.push(...versionFaults(versions));
  check('migrations', 'scripts/check-migrations.ts');
  if (tag !== undefined) faults.push(...missingFixtures(root));
  checkContract(scratch);
  const public_ = folders.filter(({ manifest }) => manifest.private !== true);
  const packages = inOrder(public_.map(({ name }) => pack(name, scratch, versions)));
  const head = ['package', 'version', 'files', 'packed', 'unpacked', 'licences of its dependencies'];
  console.log(`\n${textTable([head, ...packages.map(({ row }) => row)])}`);
  const notes = releaseNotes();
  console.log(`\n# Notes of ${version}\n\n${notes}\n\n${uploads(packages)}`);
  for (const { archive } of packages) copyFileSync(archive, join(output, basename(archive)));
  writeFileSync(join(output, 'order.txt'), packages.map(({ archive }) => `${basename(archive)}\n`).join(''));
  writeFileSync(join(output, 'notes.md'), `${notes}\n`);
} finally {
  rmSync(scratch, { recursive: true });
}
for (const fault of faults) console.error(`\nNOT READY: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
