/**
 * Generates the pages of docs/ that are tables of the program: docs/configuration.md from the server's settings in
 * platform/config/variables, docs/page-checks.md from the crawler's table of checks, docs/events.md and the receiver's schemas
 * of events from openapi.yaml. The titles of kinds of issues in the contract come from the tables of the crawler and
 * the server. The code in docs/webhooks.md comes from packages/contract/src/verification, packages/cli/config.schema.json
 * from the schema of config files, the tables of imports in ARCHITECTURE.md from .dependency-cruiser.cjs. `--check` writes nothing, and
 * fails when a committed file differs from the generated one.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { FINDINGS } from '@linkvitals/crawler';
import { defaultPlans, planMembers, planNames, sealedPlaces, variables } from '@linkvitals/server';
import { TARGET_KINDS } from '../packages/server/src/reporting/texts/kind-texts.ts';
import { configJsonSchema } from './docs/config-schema.ts';
import { eventCatalogue } from './docs/event-catalogue.ts';
import { withImportTables } from './docs/import-tables.ts';
import { withProblems } from './docs/problem-table.ts';
import { withLanguages, withVerification } from './docs/verification-code.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The members of a plan, with the default of each plan. */
function plans(): string {
  const rows = Object.entries(planMembers).map(([member, meaning]) => {
    const values = planNames.map((name) => `\`${defaultPlans[name][member as keyof typeof planMembers]}\``);
    return `| \`${member}\` | ${[cell(meaning), ...values].join(' | ')} |`;
  });
  return `| Member | Meaning | ${planNames.map((name) => `\`${name}\``).join(' | ')} |
|---|---|${planNames.map(() => '---|').join('')}
${rows.join('\n')}`;
}

/** Settings whose `_FILE` may be empty. */
const emptyFiles = (): string =>
  Object.entries(variables)
    .filter(([, { mayBeEmpty }]) => mayBeEmpty === true)
    .map(([name]) => `\`${name}_FILE\``)
    .join(', ');

/** The encrypted columns, from the server's own list. */
const encrypted = (): string => sealedPlaces.map(({ what, table }) => `| ${what} | \`${table}\` |`).join('\n');

/** The bounds of a number setting, read from its error message. */
function rangeOf(schema: {
  safeParse(text: string): { error?: { issues: readonly { message: string }[] } | undefined };
}) {
  const refusal = schema.safeParse('no number').error?.issues[0]?.message ?? '';
  const [, from, to] = /number from (\S+) to (\S+)$/.exec(refusal) ?? [];
  return from === undefined ? '' : ` From ${Number(from).toLocaleString('en')} to ${Number(to).toLocaleString('en')}.`;
}

function configuration(): string {
  const rows = Object.entries(variables).map(([name, { description, fallback, schema, secret }]) => {
    const preset = fallback === '' ? '' : `\`${fallback}\``;
    return `| \`${name}\` | ${preset} | ${cell(description)}${rangeOf(schema)}${secret ? ' **Secret.**' : ''} |`;
  });
  return `<!-- Made from packages/server/src/platform/config/variables by \`npm run generate\`. Do not edit. -->

# Configuration

All settings are environment variables, and all are optional. The server reads them once, when it starts. With the defaults, the server
keeps its data in one SQLite file in the folder \`data\`, and listens on port 8080 of this machine. Separate the values of a list by
commas or spaces.

To read a value from a file, for example a container secret, set \`<NAME>_FILE\` to the path of the file.

A mistake ends the start, and every command that reads the settings, with exit code 2. One message lists all mistakes:
- a value that cannot be used;
- a \`LINKVITALS_\` name that does not exist;
- a name one or two letters away from a setting that is not set, such as \`DATABSE_URL\` or \`MONGODB_URI\`. If the name
  belongs to another program, set the real setting too, empty for its default;
- a \`_FILE\` that is missing, is empty, or is set together with the value itself. Only these files may be empty:
  ${emptyFiles()}.

For a value that works but is unwise, such as a short \`LINKVITALS_LEASE_SECONDS\`, the log has a warning at the start.

| Setting | Default | |
|---|---|---|
${rows.join('\n')}

## Plans
In \`LINKVITALS_PLANS\`, give each plan the members that differ from these defaults:

${plans()}

## Servers with roles
By default one server does everything. If that is too much for one machine, run several servers on one MySQL database. Set
\`LINKVITALS_ROLES\` (or \`linkvitals serve --role\`) on each of them, so that you can scale each part separately:

| Role | |
|---|---|
| \`api\` | answers \`/api/v1\` and serves the dashboard. Crawls and webhooks that a request causes start within a second, on servers with those roles |
| \`crawl\` | queues the crawls of schedules, runs crawls, checks ownership, prunes old page-level history |
| \`deliver\` | sends webhooks, mails and chat messages, prunes old deliveries |

Any number of servers may have a role. Each role needs at least one server; without one its work waits in the database.
\`/healthz\` and \`/readyz\` answer on every server, and \`/readyz\` lists its roles. On a server without \`api\`,
\`/api/v1\` answers 503. \`LINKVITALS_CRAWL_CONCURRENCY\` and \`LINKVITALS_DELIVERY_CONCURRENCY\` apply to each server. The
number of crawls that an account runs at once is set by its plan, for all servers together.

**Which crawl is next.** Crawls whose server has crashed come first. Then come crawls of domains with priority crawling, and
crawls that have waited for an hour; then the rest. Within a group the account with the fewest running crawls comes first, then
the crawl that has waited longest. So no account waits for the whole backlog of another.

## Who may join
\`LINKVITALS_SIGNUP\` says who may add people who are new to the server:

| | Operator, by \`linkvitals account create\` or \`add-owner\` | Owners, by invitation | Administrators, by invitation | Everybody, by a mailed link |
|---|---|---|---|---|
| \`off\` | yes | yes | no | no |
| \`invite\` | yes | yes | yes | no |
| \`open\` | yes | yes | yes | yes; each gets an account of their own, on \`LINKVITALS_DEFAULT_PLAN\` |

## What the secret key encrypts
The server encrypts these columns with AES-256-GCM. Without the key nobody can read them, the server included. Anybody with the key and
a copy of the database can read them all.

| What | Table |
|---|---|
${encrypted()}

API keys and passwords are stored as hashes; the key has no part in them.

## Replace the secret key
You can replace the key while servers run. Each encrypted row names its key. If there are several keys, the first encrypts, and all decrypt.

| | Key in \`secret.key\` of the data folder | Key in \`LINKVITALS_SECRET_KEY\`, one server or more |
|---|---|---|
| 1 | run \`linkvitals secrets add-key\`: it puts a new key in front | [set](operations.md#change-a-setting) \`<old>,<new>\` on every server: now all can decrypt with both |
| 2 | | set \`<new>,<old>\` on every server: now new rows use the new key |
| 3 | run \`linkvitals secrets rotate-key\` | the same, with the environment of the servers |
| 4 | restart the server, run \`rotate-key\` once more | |
| 5 | delete the old key's line | set \`<new>\` on every server |

To generate a key, run \`openssl rand -base64 32\`. You may kill \`rotate-key\` at any time and run it again. It prints how many
rows are left, and exits with code 1 while there are any. If you lose a key, what it encrypted is lost: keep a copy of the keys
away from the database.
`;
}

function pageChecks(): string {
  const checks = Object.entries(FINDINGS);
  const rows = checks.map(
    ([code, { severity, decidedBy, title, howToFix }]) =>
      `| \`${code}\` | ${severity} | ${decidedBy} | ${cell(title)} | ${html(cell(howToFix))} |`,
  );
  return `<!-- Made from packages/crawler/src/findings/finding-table.ts by \`npm run generate\`. Do not edit. -->

# Page checks

A crawl checks every HTML page that it reads for faults that disturb search engines and readers. Each finding has one of these
${checks.length} codes. Codes keep their meaning; later versions add more.

\`GET /api/v1/crawls/{crawl_id}/findings\` lists the findings, filtered by \`code\` or \`severity\`. Each has the page, the
fault, and how to fix it. \`GET /api/v1/crawls/{crawl_id}/finding-counts\` says on how many pages each check found
a fault; the dashboard shows it under Checks. Findings do not count in the [health score](score.md), which is about links.

Some checks need the whole site: they compare pages, or look at the targets of canonical links, language versions and sitemaps.
These run when a crawl completes. They report only faults that the crawl could see. If a limit left pages unread, no page is called
an orphan. A failed crawl reports no duplicates.

| Code | Severity | Decided by | What is wrong | How to fix it |
|---|---|---|---|---|
${rows.join('\n')}

"Text" is the text outside \`header\`, \`nav\`, \`footer\`, scripts and templates, without white space. A page with a
canonical link to another page, or with \`noindex\`, never counts as a duplicate. In lengths of text, titles and
descriptions an East Asian character counts twice: it is twice as wide in the lists of search engines.

A page that only leads on to another one (\`<meta http-equiv=refresh>\` and hardly any text) is not checked for its head and text.
Rules for one crawler alone (\`X-Robots-Tag: bingbot: noindex\`) are not \`noindex\`. Images of a pixel and hidden ones need no \`alt\`; a hidden or empty \`h1\` is no main heading.

A missing fragment (\`/page#part\`) is a broken link, not a finding. Fragments of pages that scripts build are
[not judged](cli.md#check).
`;
}

const KIND_SOURCES = 'finding-table.ts of the crawler and kind-texts.ts of the server';

/** The source of a module with the titles, so that the dashboard can name a kind without an issue of it. */
function kindTitles(): string {
  const titles = Object.entries({ ...TARGET_KINDS, ...FINDINGS }).map(([kind, { title }]) => [kind, title]);
  return `// Made from ${KIND_SOURCES} by \`npm run generate\`. Do not edit.

/** Kinds of issues, each with its \`title\` in the API. */
export const kindTitles: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(titles), null, 2)};
`;
}

/** Puts elements in a sentence into code quotes, because Markdown would take them for HTML. */
function html(text: string): string {
  return text.replaceAll(/<[^>]+>/g, (element) => `\`${element}\``);
}

const documents = [
  ...eventCatalogue(),
  {
    name: 'ARCHITECTURE.md',
    source: '.dependency-cruiser.cjs',
    text: withImportTables(await readFile(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8')),
  },
  {
    name: 'docs/api.md',
    source: 'packages/server/src/http/responses/problem.ts',
    text: withProblems(await readFile(new URL('../docs/api.md', import.meta.url), 'utf8')),
  },
  {
    name: 'docs/webhooks.md',
    source: 'packages/contract/src/verification',
    text: await withVerification(await readFile(new URL('../docs/webhooks.md', import.meta.url), 'utf8')),
  },
  {
    name: 'README.md',
    source: 'packages/contract/src/verification',
    text: withLanguages(await readFile(new URL('../README.md', import.meta.url), 'utf8')),
  },
  {
    name: 'docs/tour.md',
    source: 'packages/contract/src/verification',
    text: withLanguages(await readFile(new URL('../docs/tour.md', import.meta.url), 'utf8')),
  },
  { name: 'docs/configuration.md', source: 'packages/server/src/platform/config/variables', text: configuration() },
  { name: 'docs/page-checks.md', source: 'packages/crawler/src/findings/finding-table.ts', text: pageChecks() },
  {
    name: 'packages/cli/config.schema.json',
    source: 'packages/cli/src/check/config/config-schema.ts',
    text: configJsonSchema(),
  },
  { name: 'packages/contract/src/generated/kind-titles.ts', source: KIND_SOURCES, text: kindTitles() },
];
for (const { name, source, text } of documents) {
  const file = new URL(`../${name}`, import.meta.url);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${name} is not what ${source} makes: run \`npm run generate\``);
    process.exitCode = 1;
  } else {
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, text);
    console.log(`wrote ${name}`);
  }
}
