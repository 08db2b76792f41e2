import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, test } from 'vitest';
import { calledCommand, commandList } from './command-list.ts';

test.each([
  [['check', '--help'], 'check'],
  [['help', 'check'], 'check'],
  [['--', 'check', 'a.md'], 'check'],
  [['help'], undefined],
  [['--version'], undefined],
  [['chek', 'check'], undefined],
  [[], undefined],
])('%j is about %s', (args, name) => {
  expect(calledCommand(args)).toBe(name);
});

/** A module that prints the loaded packages of this workspace when the process ends. */
const spy = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load(url, context, next) {
      loaded.add(/\\/packages\\/(\\w+)\\//.exec(url)?.[1]);
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
    expect(loaded).toContain('cli');
    expect(loaded).not.toContain('server');
    if (arg !== '--help') return;
    for (const [name, { description }] of commandList) {
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(` ${name} ${description.split('.')[0]}`);
    }
  },
);
