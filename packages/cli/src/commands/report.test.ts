import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { startOtherServer } from '../test-support/remote-server.ts';
import { cliIo } from '../test-support/run.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

const domain = '0190f3a0-0000-7000-8000-000000000001';
const report = { id: 'r1', domain_id: domain, state: 'completed', progress: 100, error: null };

/** A server that makes every report at once, or fails to. */
async function start(state: 'completed' | 'failed' = 'completed') {
  const bodies: string[] = [];
  const url = await startOtherServer((request, response) => {
    request.on('data', (part) => bodies.push(String(part)));
    if (request.url?.endsWith('/file')) {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="example.com-2026-01-01.pdf"',
      });
      response.end('%PDF-1.7');
      return;
    }
    const answer = { ...report, state, error: state === 'failed' ? 'The results are gone.' : null };
    response.writeHead(request.method === 'POST' ? 202 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url?.includes(`/domains/${domain}`) ? { ...answer, id: 'r1' } : answer));
  });
  const cwd = await temporaryFolder();
  const run = async (...args: string[]) => {
    const io = { ...cliIo({ LINKVITALS_URL: url, LINKVITALS_API_KEY: 'lv_key' }), cwd };
    const code = await runCli(['report', domain, ...args], io);
    return { code, stdout: io.stdoutText(), stderr: io.stderrText() };
  };
  return { cwd, run, bodies };
}

it('saves a report under the name that the server gives it, and replaces no file by itself', async () => {
  const { cwd, run } = await start();
  expect(await run()).toMatchObject({ code: 0, stderr: 'example.com-2026-01-01.pdf\n' });
  const file = join(cwd, 'example.com-2026-01-01.pdf');
  expect(await readFile(file, 'utf8')).toBe('%PDF-1.7');
  await writeFile(file, 'mine');
  expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining('--output') });
  expect(await readFile(file, 'utf8')).toBe('mine');
  expect((await run('--output', 'example.com-2026-01-01.pdf')).code).toBe(0);
  expect(await readFile(file, 'utf8')).toBe('%PDF-1.7');
});

it('sends what was chosen, and writes to stdout on request', async () => {
  const { run, bodies } = await start();
  const chosen = ['--format', 'csv', '--section', 'issues', '--from', '2026-01-01', '--to', '2026-02-01'];
  expect(await run(...chosen, '--output', '-')).toMatchObject({ code: 0, stdout: '%PDF-1.7' });
  expect(JSON.parse(bodies.join(''))).toEqual({
    format: 'csv',
    section: 'issues',
    from: '2026-01-01T00:00:00.000Z',
    to: '2026-02-01T00:00:00.000Z',
  });
  expect((await run('--from', 'soon')).code).toBe(2);
});

it('says why a report could not be made', async () => {
  const { run } = await start('failed');
  expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining('The results are gone.') });
});
