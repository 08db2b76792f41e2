import { spawn } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../packages/cli/src/test-support/temporary-folder.ts';

const root = join(import.meta.dirname, '..');

interface Comment {
  readonly id: number;
  body: string;
}

/** A part of GitHub's API: the comments of pull request 7. */
async function createGitHub() {
  const comments: Comment[] = [];
  const state = { comments, refuses: false, tokens: new Set<string | undefined>() };
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    state.tokens.add(headers.authorization);
    const body = method === 'GET' ? '' : ((await json(request)) as Comment).body;
    if (state.refuses) return void response.writeHead(403).end('{}');
    const page = Number(new URL(url, 'http://api').searchParams.get('page'));
    if (method === 'GET') return void response.end(JSON.stringify(comments.slice((page - 1) * 100, page * 100)));
    const known = comments.find(({ id }) => url.endsWith(`/issues/comments/${id}`));
    if (known !== undefined) known.body = body;
    else if (url === '/repos/team/site/issues/7/comments') comments.push({ id: comments.length + 1, body });
    response.end(JSON.stringify({}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

let github: Awaited<ReturnType<typeof createGitHub>>;
/** Folder of the runner, which lives as long as the job. */
let temp: string;
const atEnd: (() => Promise<void>)[] = [];
beforeEach(async () => {
  github = await createGitHub();
  // This program stands for npx, and runs the command from its sources.
  const command = join(root, 'packages/cli/src/main.ts');
  const shim = `#!/bin/sh\n[ "$1 $2" = "--yes linkvitals@0.1.0" ] || exit 99\nshift 2\nexec "${process.execPath}" --conditions=@linkvitals/source "${command}" "$@"\n`;
  temp = await temporaryFolder({ npx: shim }, (remove) => atEnd.push(remove));
  await chmod(join(temp, 'npx'), 0o755);
});
afterEach(async () => {
  github.close();
  for (const end of atEnd.splice(0)) await end();
});

interface Job {
  readonly files: Readonly<Record<string, string>>;
  readonly args?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: object;
  readonly branch?: string;
}

/** Runs the script as the runner of GitHub does. */
async function runJob({ files, args = 'a.md\n--no-external', inputs = {}, event = {}, branch = 'main' }: Job) {
  const cwd = await temporaryFolder(files);
  const [eventFile, outputs, summary] = ['event.json', 'outputs', 'summary'].map((name) => join(temp, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(eventFile, JSON.stringify({ repository: { default_branch: 'main' }, ...event }));
  for (const file of [outputs, summary]) await writeFile(file, '');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.mjs')], {
    cwd,
    env: {
      PATH: `${temp}:${dirname(process.execPath)}:${process.env.PATH}`,
      CI: 'true',
      RUNNER_TEMP: temp,
      GITHUB_EVENT_PATH: eventFile,
      GITHUB_OUTPUT: outputs,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'team/site',
      GITHUB_REF_NAME: branch,
      LINKVITALS_ARGS: args,
      LINKVITALS_NAME: 'links',
      LINKVITALS_VERSION: '0.1.0',
      LINKVITALS_FAIL: 'true',
      LINKVITALS_SUMMARY: 'true',
      LINKVITALS_TOKEN: 'secret-token',
      ...inputs,
    },
  });
  const [stdout, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((ended) => child.on('close', ended)),
  ]);
  const lines = (await readFile(outputs, 'utf8')).trim().split('\n');
  return {
    code,
    stdout,
    outputs: Object.fromEntries(lines.map((line) => line.split('='))),
    summary: await readFile(summary, 'utf8'),
  };
}

const good = { 'a.md': 'Fine.' };
const bad = { 'a.md': '[x](gone.md)' };
const pull = { pull_request: { number: 7 } };

describe('the GitHub Action', () => {
  it('fails for a broken link, with an annotation on its line, a summary and outputs', async () => {
    const { code, stdout, outputs, summary } = await runJob({ files: bad });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^::error file=a\.md,line=1,title=/m);
    expect(outputs).toMatchObject({ 'exit-code': '1', broken: '1' });
    expect(JSON.parse(await readFile(outputs.report ?? '', 'utf8')).summary.broken).toBe(1);
    expect(summary).toContain('The page does not exist');
  });

  it('goes on after broken links if "fail" is false, and not after wrong usage', async () => {
    const inputs = { LINKVITALS_FAIL: 'false' };
    expect(await runJob({ files: bad, inputs })).toMatchObject({ code: 0, outputs: { 'exit-code': '1' } });
    expect(await runJob({ files: bad, inputs, args: '--no-such-option' })).toMatchObject({ code: 2, summary: '' });
  });

  it('takes an option with its value from each line', async () => {
    const args = '# the handbook\n\n  a.md\n--no-external\n--fail-on   never\n';
    const { code, stdout } = await runJob({ files: bad, args });
    expect([code, stdout]).toEqual([0, expect.stringContaining('gone.md')]);
  });

  it('fails only for links that are new since the default branch', async () => {
    const inputs = { LINKVITALS_ONLY_NEW: 'true' };
    expect((await runJob({ files: bad, inputs })).code).toBe(1);
    const branch = 'topic';
    expect((await runJob({ files: bad, inputs, branch })).code).toBe(0);
    const worse = { 'a.md': '[x](gone.md) [y](also-gone.md)' };
    expect((await runJob({ files: worse, inputs, branch })).code).toBe(1);
    // The branch has not changed what it is compared with.
    expect((await runJob({ files: worse, inputs, branch })).code).toBe(1);
  });

  it('keeps verdicts for the next job if "cache" is true', async () => {
    let requests = 0;
    const host = createServer((_, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
    atEnd.push(async () => void host.close().closeAllConnections());
    const files = { 'a.md': `[x](http://127.0.0.1:${(host.address() as AddressInfo).port}/) [y](gone.md)` };
    const args = 'a.md\n--allow-private';
    const inputs = { LINKVITALS_CACHE: 'true' };
    expect(await runJob({ files, args, inputs })).toMatchObject({ code: 1, outputs: { broken: '1' } });
    expect((await runJob({ files, args, inputs })).summary).toContain('1 from the cache');
    expect(requests).toBe(1);
    await runJob({ files, args });
    expect(requests).toBe(2);
    const { runs } = parse(await readFile(join(import.meta.dirname, 'action.yml'), 'utf8'));
    const steps: { if?: string; with?: { path: string } }[] = runs.steps;
    const paths = steps.filter((step) => step.if?.includes('inputs.cache')).map((step) => step.with?.path);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as GitHub writes it
    expect(paths).toEqual(Array(2).fill('${{ runner.temp }}/linkvitals/${{ inputs.name }}/verdicts'));
  });

  it('keeps one comment on the pull request up to date, and makes none while nothing is wrong', async () => {
    const inputs = { LINKVITALS_COMMENT: 'true' };
    for (let id = 1; id <= 150; id += 1) github.state.comments.push({ id, body: 'Somebody writes.' });
    await runJob({ files: good, inputs, event: pull });
    expect(github.state.comments).toHaveLength(150);
    await runJob({ files: bad, inputs, event: pull });
    expect(github.state.comments.at(-1)?.body).toContain('1 broken');
    await runJob({ files: good, inputs, event: pull });
    expect(github.state.comments).toHaveLength(151);
    expect(github.state.comments.at(-1)?.body).toContain('none broken');
    await runJob({ files: bad, inputs });
    expect([...github.state.tokens]).toEqual(['Bearer secret-token']);
  });

  it('warns if it may not comment, and judges the links all the same', async () => {
    github.state.refuses = true;
    const { code, stdout } = await runJob({ files: bad, inputs: { LINKVITALS_COMMENT: 'true' }, event: pull });
    expect(code).toBe(1);
    expect(stdout).toContain('::warning title=Link check::The comment could not be written: GitHub answered 403.');
  });

  it('checks what the config file names if it has no arguments', async () => {
    const config = JSON.stringify({ targets: Object.keys(bad) });
    const files = { ...bad, 'linkvitals.config.json': config };
    const { code, stdout } = await runJob({ files, inputs: { LINKVITALS_ARGS: ' \n# nothing' } });
    expect([code, stdout]).toEqual([1, expect.stringContaining('::error')]);
    const none = await runJob({ files: good, inputs: { LINKVITALS_ARGS: '' } });
    expect(none.code).toBe(2);
  });

  it.each([
    ['LINKVITALS_VERSION', 'file:../evil', '"version"'],
    ['LINKVITALS_NAME', '../..', '"name"'],
  ])('refuses %s=%j', async (name, value, why) => {
    const { code, stdout } = await runJob({ files: good, inputs: { [name]: value } });
    expect(code).toBe(2);
    expect(stdout).toContain(why);
  });

  it('installs the version of the command with which it was released', async () => {
    const action = parse(await readFile(join(import.meta.dirname, 'action.yml'), 'utf8'));
    const { version } = JSON.parse(await readFile(join(root, 'packages/cli/package.json'), 'utf8'));
    expect(action.inputs.version.default).toBe(version);
    const [hook] = parse(await readFile(join(root, '.pre-commit-hooks.yaml'), 'utf8'));
    expect(hook.additional_dependencies).toEqual([`linkvitals@${version}`]);
    // Every input reaches the script.
    const given = Object.values<string>(action.runs.steps.find(({ id }: { id?: string }) => id === 'check').env);
    expect(given.toSorted()).toEqual(
      Object.keys(action.inputs)
        .map((name) => `\${{ inputs.${name} }}`)
        .toSorted(),
    );
  });
});
