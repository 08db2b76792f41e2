import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serverCommands } from './server-commands.ts';
import { run } from './test-support/run.ts';

/** A module that prints the loaded packages of this workspace when the process ends. */
const spy = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load(url, context, next) {
      loaded.add(/\\/packages\\/([\\w-]+)\\//.exec(url)?.[1]);
      return next(url, context);
    },
  });
  process.on('exit', () => console.error('LOADED ' + [...loaded].join(' ')));
`)}`;

it.each([['--help'], ['--version'], ['chek']])(
  '%s loads no service, and names every command in the help',
  async (arg) => {
    const main = join(import.meta.dirname, 'main.ts');
    const args = ['--conditions=@linkvitals/source', '--import', spy, main, arg];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args).catch((error) => error);
    const loaded = /^LOADED (.*)$/m.exec(stderr)?.[1]?.split(' ');
    expect(loaded).toContain('server-cli');
    expect(loaded).not.toContain('server');
    if (arg !== '--help') return;
    for (const [name, { description }] of serverCommands) {
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(` ${name} ${description.split('.')[0]}`);
    }
  },
);

it('the completion script has the commands of the server beside those that need none', async () => {
  const { code, stdout } = await run(['completion', 'fish']);
  expect(code).toBe(0);
  for (const word of ['reset-password', 'setup-link', 'domains', 'check']) expect(stdout).toContain(`-a '${word}'`);
});
