// Refuses documents that cite a path or npm script that does not exist: node scripts/check-docs.mjs.
// Their links are checked by `linkvitals check` itself, as a step of `npm run verify`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const skipped = /^(?:node_modules|dist|data|\.cache|\.git|\.changeset)$/;

/** Not `recursive: true`, which walks through node_modules and the links in there, round in circles. */
function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !skipped.test(name));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [relative(root, path)];
  });
}

const documents = filesIn(root).filter((path) => path.endsWith('.md'));

const sources = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
/** Where a citation may start from: the document's own folder, the root, a package's sources. */
const bases = (document) => [dirname(document), '.', 'packages', ...sources];
const exists = (document, path) => bases(document).some((base) => existsSync(join(root, base, path)));

/** Paths of this tree begin with one of its names, or name a file of code; patterns and placeholders are not paths. */
const isPath = (text) =>
  /^(?:\.?\/)?(?:packages|examples|docs|scripts|bench|e2e|\.ci|\.changeset)\/[\w@./-]*$/.test(text) ||
  /^[\w@.-]+\/[\w@./-]+\.ts$/.test(text) ||
  /^[\w.-]+\.(?:md|mjs|cjs|ts|yaml|json)$/.test(text);

function* faults(document, text) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  for (const [, cited] of prose.matchAll(/`([^`\n]+)`/g)) {
    if (cited.includes('/') && isPath(cited) && !exists(document, cited)) yield `cites ${cited}`;
  }
  for (const [, script] of text.matchAll(/\b(?:npm|pnpm) run (?:--silent )?([\w:-]+)/g)) {
    if (scripts[script] === undefined && document.split('/').length < 3) yield `cites the script ${script}`;
  }
}

/** What a reader copies must work with npm alone, and mean by $URL the server's address in every document. */
function* faultsOfCommands(text) {
  for (const [, commands] of text.matchAll(/^```sh\n([\s\S]*?)^```/gm)) {
    if (/^(?:[A-Z_]+=\S+ )*pnpm /m.test(commands)) yield 'calls pnpm instead of npx pnpm@…';
    if (/\bURL=\S*\/api\b/.test(commands)) yield 'puts /api/v1 into $URL';
    if (/\$URL\/(?!api\/v1\/|readyz|healthz)/.test(commands)) yield 'leaves /api/v1 out after $URL';
    for (const [, name] of commands.includes('curl') ? commands.matchAll(/\$(URL|KEY|ID)\b/g) : []) {
      if (!new RegExp(`\\b${name}=`).test(text)) yield `uses $${name} and never sets it`;
    }
  }
}

/** One spelling for the scripts of package.json: pnpm is not installed where a reader has only npm. */
function* faultsOfScripts(text) {
  for (const [, name] of text.matchAll(/`(?:npx )?pnpm(?:@\d+)? ([\w:-]+)`/g)) {
    if (scripts[name] !== undefined) yield `calls the script ${name} by pnpm instead of npm run`;
  }
}

let count = 0;
for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8');
  for (const fault of faults(document, text)) {
    console.error(`${document} ${fault}, which does not exist`);
    count++;
  }
  for (const fault of [...faultsOfCommands(text), ...faultsOfScripts(text)]) {
    console.error(`${document} ${fault}`);
    count++;
  }
}
if (count === 0) console.log(`${documents.length} documents cite what exists`);
process.exitCode = count === 0 ? 0 : 1;
