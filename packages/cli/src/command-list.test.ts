import { expect, it, test } from 'vitest';
import { commandList, namedCommand } from './command-list.ts';
import { run } from './test-support/run.ts';

test.each([
  [['check', '--help'], 'check'],
  [['help', 'check'], 'check'],
  [['--', 'check', 'a.md'], 'check'],
  [['help'], undefined],
  [['--version'], undefined],
  [['chek', 'check'], 'chek'],
  [[], undefined],
])('%j is about %s', (args, name) => {
  expect(namedCommand(args)).toBe(name);
});

it('the help names every command, with what it does', async () => {
  const { code, stdout } = await run(['--help']);
  expect(code).toBe(0);
  for (const [name, { description }] of commandList) {
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(` ${name} ${description.split('.')[0]}`);
  }
});

it.each([
  ['serve', ['serve']],
  ['serve', ['serve', '--role', 'api']],
  ['serve', ['help', 'serve']],
  ['key', ['key', 'create', '--name', 'ci']],
  ['migrate', ['migrate', '--help']],
])('a command of the server is wrong usage, and one sentence says where to get it: %s, %j', async (name, args) => {
  const { code, stdout, stderr } = await run(args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(new RegExp(`^\`linkvitals ${name}\` needs the server, .* https://\\S+#start says .*\\.\n$`));
});

it('a word that is no command of any program is answered with how the program is used', async () => {
  const { code, stderr } = await run(['chek']);
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/unknown command 'chek'[\s\S]*Did you mean check[\s\S]*--help/),
  ]);
});
