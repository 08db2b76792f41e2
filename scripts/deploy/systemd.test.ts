import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): Promise<string> => readFile(fileURLToPath(new URL(path, root)), 'utf8');
const execute = promisify(execFile);

/** The shell function of docs/operations.md for an installation with systemd. */
async function documented(): Promise<string> {
  const [code = expect.fail('docs/operations.md has no function linkvitals')] =
    /^linkvitals\(\) \{\n[\s\S]*?^\}\n/m.exec(await read('docs/operations.md')) ?? [];
  return code;
}

/** The arguments of `systemd-run` when an operator runs `linkvitals backup 'a b'`. */
async function argumentsOf({ hasUrl }: { hasUrl: boolean }): Promise<string[]> {
  const sudo = `sudo() {
    case "$1 $2" in 'test -e') echo "$3" >&2; ${hasUrl}; return ;; esac
    printf '%s\\0' "$@"
  }`;
  const { stdout, stderr } = await execute('sh', ['-c', `${sudo}\n${await documented()}\nlinkvitals backup 'a b'`]);
  expect(stderr).toBe('/etc/linkvitals/database_url\n');
  return stdout.split('\0').slice(0, -1);
}

const unit = async (): Promise<string> => read('deploy/linkvitals.service');
const lineOf = (text: string, key: string): string =>
  new RegExp(`^#?${key}=(.*)$`, 'm').exec(text)?.[1] ?? expect.fail(`the unit has no ${key}`);

it('the command of docs/operations.md has the user, folder, settings and program of the unit', async () => {
  const [service, args] = [await unit(), await argumentsOf({ hasUrl: false })];
  for (const key of ['DynamicUser', 'StateDirectory', 'EnvironmentFile']) {
    expect(args).toContain(`--property=${key}=${lineOf(service, key)}`);
  }
  // The unit names no user, so systemd takes the name of the unit.
  expect(args).toContain('--property=User=linkvitals');
  expect(args).toContain(`--setenv=${/^Environment=(LINKVITALS_DATA_DIR=.*)$/m.exec(service)?.[1]}`);
  const program = lineOf(service, 'ExecStart')
    .replace(/ serve$/, '')
    .split(' ');
  expect(args.slice(-4)).toEqual([...program, 'backup', 'a b']);
});

it('the command of docs/operations.md has the URL of the database when that is a file of the unit', async () => {
  const [service, args] = [await unit(), await argumentsOf({ hasUrl: true })];
  const credential = lineOf(service, 'LoadCredential');
  expect(args).toContain(`--property=LoadCredential=${credential}`);
  const [variable = '', path = ''] = /^#Environment=(\w+)=(.*)$/m.exec(service)?.slice(1) ?? [];
  const at = args.indexOf('/bin/sh');
  const [shell = '', flag = '', script = '', name = '', ...command] = args.slice(at);
  expect(command).toEqual([
    ...lineOf(service, 'ExecStart')
      .replace(/ serve$/, '')
      .split(' '),
    'backup',
    'a b',
  ]);
  // systemd replaces ${NAME} in arguments, and in a unit %d by the folder of the credentials.
  expect(script).not.toMatch(/\$\{|%/);
  const env = { ...process.env, CREDENTIALS_DIRECTORY: '/run/credentials/some unit' };
  const { stdout } = await execute(shell, [flag, script, name, 'printenv', variable], { env });
  expect(stdout).toBe(`${path.replace('%d', env.CREDENTIALS_DIRECTORY)}\n`);
});
