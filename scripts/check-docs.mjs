// Refuses documents that cite a path or npm script that does not exist: node scripts/check-docs.mjs.
// Their links are checked by `linkvitals check` itself, as a step of `npm run verify`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const skipped = /^(?:node_modules|dist|data|\.cache|\.git|\.changeset)$/;

/** All files below a folder. `recursive: true` would walk through node_modules, whose links form loops. */
function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !skipped.test(name));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [relative(root, path)];
  });
}

const documents = filesIn(root).filter((path) => path.endsWith('.md'));

const sources = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
/** Folders that a citation may be relative to: the document's own folder, the root, a package's sources. */
const bases = (document) => [dirname(document), '.', 'packages', ...sources];
const exists = (document, path) => bases(document).some((base) => existsSync(join(root, base, path)));

/**
 * Whether a text is a path: it begins with a top folder of this tree, or names a file of code. Patterns and
 * placeholders are none.
 */
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

/** Faults of commands: they must work with npm alone, and $URL must be the server's address in every document. */
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

/** Faults of script calls: they must use npm, because a reader may not have pnpm. */
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
