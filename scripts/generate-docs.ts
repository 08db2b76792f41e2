/**
 * Makes the pages of docs/ that are tables of the program: docs/configuration.md from the settings in the server's
 * config.ts, docs/page-checks.md from the crawler's table of checks, docs/events.md and the receiver's schemas of events from openapi.yaml.
 * `--check` writes nothing and fails when a committed file is not what would be made.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { FINDINGS } from '@linkvitals/crawler';
import { defaultPlans, planMembers, planNames, variables } from '@linkvitals/server';
import { eventCatalogue } from './docs/event-catalogue.ts';

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

function configuration(): string {
  const rows = Object.entries(variables).map(([name, { description, fallback, secret }]) => {
    const preset = fallback === '' ? '' : `\`${fallback}\``;
    return `| \`${name}\` | ${preset} | ${cell(description)}${secret ? ' **Secret.**' : ''} |`;
  });
  return `<!-- Made from packages/server/src/config-variables.ts by \`npm run generate\`. Do not edit. -->

# Configuration

The server reads its settings from the environment once, when it starts. It needs none: the defaults are one SQLite file
in the folder \`data\` and port 8080 of this machine. Lists take commas or spaces.

\`<NAME>_FILE\` names a file that holds the value instead, as container secrets do.

A mistake stops the start, and every command, with one message that names all of them (exit code 2): a value that cannot be
used; a \`LINKVITALS_\` name that does not exist; a name one or two letters away from a setting that is not set, such as
\`DATABSE_URL\` or \`MONGODB_URI\` (if it belongs to another program, set the real one too, empty for its default); a
\`_FILE\` that is missing or empty (that of \`LINKVITALS_SMTP_URL\` may be empty), or stands beside the value itself. Settings that can be used but should not be, such as a
short \`LINKVITALS_LEASE_SECONDS\`, are warnings in the log at the start.

| Setting | Default | |
|---|---|---|
${rows.join('\n')}

## Plans
\`LINKVITALS_PLANS\` names plans, and of each the members that differ from these defaults:

${plans()}

## Servers with roles
One server does everything. Where that is too much for one machine, several share one MySQL database, and
\`LINKVITALS_ROLES\` (or \`linkvitals serve --role\`) tells each what it does, so that each part grows on its own:

| Role | |
|---|---|
| \`api\` | answers \`/api/v1\`. Crawls and webhooks that a request causes are begun by servers that have those roles, within a second |
| \`crawl\` | queues the crawls of schedules, runs crawls, checks ownership, deletes page-level history that is too old |
| \`deliver\` | sends webhooks, mails and Slack messages, deletes deliveries that are too old |

Any number of servers may have a role, and each role must have a server: without one its work waits in the database. \`/healthz\` and \`/readyz\` answer on
all of them, \`/readyz\` with the roles; \`/api/v1\` on a server without \`api\` answers 503. \`LINKVITALS_CRAWL_CONCURRENCY\` and
\`LINKVITALS_DELIVERY_CONCURRENCY\` count for each server; how many crawls of an account run at once, its plan says for all servers together.

**Which crawl is next.** First crawls whose server is gone; then those of domains with priority crawling, and whoever has waited for an hour;
then the rest. Among equals the account that has fewest crawls under way comes first, then the crawl that has waited longest, so no account
waits for the whole backlog of another.

## Another secret key
Signing secrets, Slack webhooks, custom headers and kept answers are encrypted with AES-256-GCM; each row names its key. Of several keys
the first encrypts and all decrypt, so a key is changed while servers run:

| | Key in \`secret.key\` of the data folder | Key in \`LINKVITALS_SECRET_KEY\`, one server or more |
|---|---|---|
| 1 | \`linkvitals secrets add-key\` puts a new key in front | set \`<old>,<new>\`, restart every server: all can decrypt with both |
| 2 | | set \`<new>,<old>\`, restart every server: new rows use the new key |
| 3 | \`linkvitals secrets rotate-key\` | the same, with the environment of the servers |
| 4 | restart the server, \`rotate-key\` once more | |
| 5 | delete the old key's line | set \`<new>\`, restart |

A new key is \`openssl rand -base64 32\`. \`rotate-key\` may be killed anywhere and run again; it says how many rows are left and
exits with 1 while there are any. Without a key, what it encrypted is lost: keep a copy of the keys apart from the database.
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

Every HTML page that a crawl reads is checked for what search engines and readers stumble over. What a check finds has
one of these ${checks.length} codes; codes keep their meaning, and later versions add more.

\`GET /api/v1/crawls/{crawl_id}/findings\` lists them, filtered by \`code\` or \`severity\`, each with the page, what
exactly was found, and how to fix it. They do not count in the [health score](score.md), which is about links.

Checks that the whole site decides (those that compare pages, or look at what canonical links, language versions and
sitemaps lead to) are judged when a crawl completes. What was not seen proves nothing: no page is called an orphan when a limit left pages unread, and a
crawl that failed says nothing about duplicates.

| Code | Severity | Decided by | What is wrong | How to fix it |
|---|---|---|---|---|
${rows.join('\n')}

Text is what stands outside \`header\`, \`nav\`, \`footer\`, scripts and templates; white space counts for nothing. A page
whose canonical link names another page, or that is \`noindex\`, is no duplicate of any.
`;
}

/** Markdown takes elements in a sentence for HTML. */
function html(text: string): string {
  return text.replaceAll(/<[^>]+>/g, (element) => `\`${element}\``);
}

const documents = [
  ...eventCatalogue(),
  { name: 'docs/configuration.md', source: 'packages/server/src/config.ts', text: configuration() },
  { name: 'docs/page-checks.md', source: 'packages/crawler/src/findings/finding-table.ts', text: pageChecks() },
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
