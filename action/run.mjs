// Runs `linkvitals check` for the GitHub Action, and reports to the job: annotations, summary, outputs, a comment on the pull request.
// It has no dependencies and runs on Node 20, so that the action needs no installation of its own.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { env } = process;
const is = (name) => env[name] === 'true';
const BROKEN = 1;
const WRONG_USAGE = 2;
/** Pages of 100 comments that are read at most. */
const PAGES = 30;

const args = argumentsIn(env.LINKVITALS_ARGS ?? '');
const version = env.LINKVITALS_VERSION ?? '';
const name = env.LINKVITALS_NAME ?? '';
if (!/^[\w.-]+$/.test(version)) stop('The input "version" is no version of an npm package, such as 1.0.0.');
if (!/^[\w-]{1,50}$/.test(name)) stop('The input "name" may have letters, digits, "-" and "_", 50 at most.');

const folder = join(env.RUNNER_TEMP ?? '', 'linkvitals', name);
const [json, markdown, baseline] = ['report.json', 'report.md', 'baseline.json'].map((file) => join(folder, file));
mkdirSync(folder, { recursive: true });
for (const file of [json, markdown]) rmSync(file, { force: true });

const event = env.GITHUB_EVENT_PATH ? JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8')) : {};
const code = check();
const broken = existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')).summary.broken : '';
append(env.GITHUB_OUTPUT, `exit-code=${code}\nbroken=${broken}\nreport=${json}\n`);
if (existsSync(markdown)) {
  const report = readFileSync(markdown, 'utf8');
  if (is('LINKVITALS_SUMMARY')) append(env.GITHUB_STEP_SUMMARY, `${report}\n`);
  if (is('LINKVITALS_COMMENT')) await comment(report).catch(warnOfComment);
}
process.exitCode = code === BROKEN && env.LINKVITALS_FAIL === 'false' ? 0 : code;

/** Arguments from lines: one argument, or an option with its value behind the first space. Blank lines and those with `#` are left out. */
function argumentsIn(text) {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => (line.startsWith('-') ? /^(\S+)(?:\s+(.*))?$/s.exec(line).slice(1) : [line]))
    .filter((argument) => argument !== undefined);
}

function check() {
  const outputs = ['--format', 'github', '--output', json, '--output', markdown];
  const kept = is('LINKVITALS_CACHE') ? ['--cache', join(folder, 'verdicts')] : [];
  const { status, error } = spawnSync(
    'npx',
    ['--yes', `linkvitals@${version}`, 'check', ...outputs, ...kept, ...comparison(), ...args],
    { stdio: 'inherit' },
  );
  if (error !== undefined)
    stop(`npx could not be started (${error.message}). Install Node 20 or newer before this step.`);
  return status ?? BROKEN;
}

/** The faults of the default branch are the baseline, which its own runs write. */
function comparison() {
  if (!is('LINKVITALS_ONLY_NEW')) return [];
  const isDefault = env.GITHUB_REF_NAME === event.repository?.default_branch;
  return [
    ...(existsSync(baseline) ? ['--baseline', baseline, '--only-new'] : []),
    ...(isDefault ? ['--write-baseline', baseline, '--quiet'] : []),
  ];
}

/** Writes the report into the comment of this check, and makes one if there is a fault to report. */
async function comment(report) {
  const number = event.pull_request?.number;
  if (number === undefined) return;
  const mark = `<!-- linkvitals ${name} -->`;
  const body = `${mark}\n${report}`;
  const comments = `/issues/${number}/comments`;
  const own = await findComment(comments, mark);
  if (own !== undefined) await call('PATCH', `/issues/comments/${own}`, { body });
  else if (code !== 0) await call('POST', comments, { body });
}

async function findComment(comments, mark) {
  for (let page = 1; page <= PAGES; page += 1) {
    const some = await call('GET', `${comments}?per_page=100&page=${page}`);
    const own = some.find(({ body }) => body?.startsWith(mark));
    if (own !== undefined) return own.id;
    if (some.length < 100) return undefined;
  }
  return undefined;
}

async function call(method, path, body) {
  const response = await fetch(`${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}${path}`, {
    method,
    headers: { authorization: `Bearer ${env.LINKVITALS_TOKEN}`, accept: 'application/vnd.github+json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status}`);
  return response.json();
}

function warnOfComment({ message }) {
  const hint = 'The job needs the permission "pull-requests: write", which pull requests from forks do not get.';
  process.stdout.write(`::warning title=Link check::The comment could not be written: ${message}. ${hint}\n`);
}

function append(file, text) {
  if (file) appendFileSync(file, text);
}

function stop(why) {
  process.stdout.write(`::error title=Link check::${why}\n`);
  process.exit(WRONG_USAGE);
}
