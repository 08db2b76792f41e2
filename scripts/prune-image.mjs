// node scripts/prune-image.mjs <folder>: removes from a deployed server the files that no program loads: sources in C and
// TypeScript, types, source maps, documents, tests, native modules of other systems, and fonts that the server does not
// name. Licences stay. Called by the Dockerfile; needs no packages.
import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

const [folder = ''] = process.argv.slice(2);

const UNUSED = [
  /\.(?:map|[cm]?ts|tsx|c|h|cc|cpp|hpp|gypi?|patch|flow|tsbuildinfo)$/,
  /(?:^|\/)(?!licen[cs]e|notice|copying)[^/]*\.(?:md|markdown)$/i,
  /[.-](?:test|spec)\.[cm]?js$/,
  /\/(?:\.github|\.vscode|\.yarn|\.idea|__tests__|coverage)\//,
  /\/node_modules\/(?:@[^/]+\/)?[^/]+\/(?:tests?|docs?|examples?|benchmarks?)\//,
];

/** The C library of this system, as in the names of ready-made native modules. */
const libc = process.report.getReport().header.glibcVersionRuntime === undefined ? 'linuxmusl' : process.platform;
const isOfOtherSystem = (path) =>
  /\/prebuilds\/.*\.node$/.test(path) && basename(path) !== `${libc}-${process.arch}.node`;

/** All files below a folder. It follows no links, which form loops in node_modules. */
function filesBelow(path) {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return filesBelow(inside);
    return entry.isFile() ? [inside] : [];
  });
}
const files = filesBelow(folder);

const code = files.filter((path) => path.includes('/@linkvitals/server/dist/') && path.endsWith('.js'));
const codeOfServer = code.map((path) => readFileSync(path, 'utf8')).join('\n');
/** A font of a weight that the server does not draw with, or its picture. */
const isUnusedFont = (path) =>
  path.includes('/@expo-google-fonts/') && /\.(?:ttf|png)$/.test(path) && !codeOfServer.includes(basename(path));

const isUnused = (path) => {
  const inside = relative(folder, path);
  return UNUSED.some((pattern) => pattern.test(`/${inside}`)) || isOfOtherSystem(path) || isUnusedFont(path);
};

/** Removes folders that have become empty. @returns whether this one has */
function removeEmpty(path) {
  const entries = readdirSync(path, { withFileTypes: true });
  const left = entries.filter((entry) => !(entry.isDirectory() && removeEmpty(join(path, entry.name))));
  if (left.length > 0 || path === folder) return false;
  rmdirSync(path);
  return true;
}

if (codeOfServer === '') throw new Error(`${folder} has no server`);
const removed = files.filter(isUnused);
for (const path of removed) rmSync(path);
removeEmpty(folder);
if (!files.some((path) => path.endsWith('.node') && !removed.includes(path)))
  throw new Error(`no native module of ${libc}-${process.arch} is left`);
console.log(`removed ${removed.length} of ${files.length} files`);
