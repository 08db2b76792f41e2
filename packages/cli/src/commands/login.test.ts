import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runCli } from '../run-cli.ts';
import { answers, startOtherServer, startRemoteServer } from '../test-support/remote-server.ts';
import { cliIo, run } from '../test-support/run.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

const emptyHome = async () => ({ HOME: await temporaryFolder() });
const storedIn = (home: string, name = 'default') =>
  readFile(join(home, '.config/linkvitals/profiles', `${name}.json`), 'utf8');

describe('login', () => {
  it('stores a key that the server accepts, for the commands that follow, and logout forgets it', async () => {
    const { url, key } = await startRemoteServer();
    const env = await emptyHome();
    const login = await run(['login', `${url}/`], env, { stdin: `${key}\n` });
    expect(login).toMatchObject({ code: 0, stdout: '' });
    expect(login.stderr).toContain(`"default" for ${url}`);
    expect(login.stderr).not.toContain(key);
    expect(JSON.parse(await storedIn(env.HOME))).toEqual({ url, api_key: key });

    expect(await run(['domains', 'list', '--format', 'json'], env)).toMatchObject({ code: 0, stdout: '[]\n' });
    const profiles = await run(['profiles'], env);
    expect(profiles.stdout).toMatch(new RegExp(`^PROFILE .*\ndefault +yes +${url}\n$`));
    expect(profiles.stdout).not.toContain('lv_');

    expect(await run(['logout'], env)).toMatchObject({ code: 0, stdout: '' });
    expect(await run(['domains', 'list'], env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('linkvitals login <url>'),
    });
    expect((await run(['logout'], env)).code).toBe(2);
  });

  it('keeps servers apart by profile, which option or environment chooses', async () => {
    const [one, two] = [await startRemoteServer(), await startRemoteServer()];
    const env = await emptyHome();
    await run(['login', one.url, '--profile', 'one'], env, { stdin: one.key });
    await run(['login', two.url], { ...env, LINKVITALS_PROFILE: 'two' }, { stdin: two.key });
    await run(['domains', 'add', 'one.example', '--profile', 'one'], env);
    const of = async (name: string) =>
      (await run(['domains', 'list', '--format', 'jsonl'], { ...env, LINKVITALS_PROFILE: name })).stdout;
    expect([JSON.parse(await of('one')).hostname, await of('two')]).toEqual(['one.example', '']);
  });

  it('takes a key that may not read domains', async () => {
    const { url, newKey } = await startRemoteServer();
    const env = await emptyHome();
    const key = await newKey('--scopes', 'webhooks:read');
    expect(await run(['login', url], env, { stdin: key })).toMatchObject({ code: 0 });
    expect(await run(['webhooks', 'list'], env)).toMatchObject({ code: 0 });
  });

  it('stores nothing when the server refuses the key, and shows no key', async () => {
    const { url } = await startRemoteServer();
    const env = await emptyHome();
    const wrong = `lv_${'x'.repeat(43)}`;
    const { code, stdout, stderr } = await run(['login', url, '--verbose'], env, { stdin: wrong });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/expired or was revoked[\s\S]*Status 401, code unauthorized, request [\da-f-]{36}/);
    expect(stderr).not.toContain(wrong);
    expect((await run(['profiles'], env)).stdout).toBe('');
  });

  it.each([
    ['an empty key', 'https://127.0.0.1:1', ''],
    ['another secret', 'https://127.0.0.1:1', 'hunter2'],
    ['a key with a line in it', 'https://127.0.0.1:1', 'lv_a b'],
    ['http to another host', 'http://links.example.com', 'lv_hunter2'],
    ['a first line without end', 'https://127.0.0.1:1', `lv_${'hunter2'.repeat(10_000)}`],
  ])('refuses %s with exit code 2, and does not repeat it', async (_, url, stdin) => {
    const { code, stderr } = await run(['login', url], await emptyHome(), { stdin });
    expect(code).toBe(2);
    expect(stderr).not.toContain('hunter2');
  });

  it('remembers that a server may be called over http', async () => {
    const requests: (string | undefined)[] = [];
    const url = await startOtherServer(({ headers }, response) => {
      requests.push(headers.authorization);
      response.setHeader('content-type', 'application/json').end('{"data":[],"next_cursor":null}');
    });
    const env = await emptyHome();
    await run(['login', '--insecure-http', url], env, { stdin: 'lv_secret' });
    expect(JSON.parse(await storedIn(env.HOME))).toMatchObject({ insecure_http: true });
    expect((await run(['domains', 'list'], env)).code).toBe(0);
    expect(requests).toEqual(['Bearer lv_secret', 'Bearer lv_secret']);
  });

  it('shows nothing of a key that is typed', async () => {
    const url = await answers({ data: [], next_cursor: null });
    const env = await emptyHome();
    const modes: boolean[] = [];
    const terminal = Object.assign(new PassThrough(), { isTTY: true, setRawMode: (mode: boolean) => modes.push(mode) });
    const io = { ...cliIo(env), stdin: terminal };
    const ended = runCli(['login', url], io);
    await expect.poll(() => modes).toEqual([true]); // the terminal itself echoes nothing from now on
    terminal.write('lv_typedX\u007f\r');
    expect(await ended).toBe(0);
    expect(modes).toEqual([true, false]);
    expect(io.stdoutText() + io.stderrText()).not.toMatch(/typed/);
    expect(JSON.parse(await storedIn(env.HOME)).api_key).toBe('lv_typed');
  });

  it('ends with 130 on Ctrl-C at the prompt', async () => {
    const terminal = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
    const ended = runCli(['login', 'https://127.0.0.1:1'], { ...cliIo(await emptyHome()), stdin: terminal });
    terminal.write('lv_\u0003');
    expect(await ended).toBe(130);
  });
});
