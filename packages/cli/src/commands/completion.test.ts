import { describe, expect, it } from 'vitest';
import { commandList } from '../command-list.ts';
import { completedBy, hasShell } from '../test-support/complete-in-shell.ts';
import { run } from '../test-support/run.ts';

/** The words that are offered behind each line, in any order. */
const lines = {
  'linkvitals ': [...commandList.keys()].join(' '),
  'linkvitals dom': 'domains',
  'linkvitals domains ': 'list get add check update delete',
  'linkvitals domains --': '--help',
  'linkvitals domains list --f': '--format',
  'linkvitals domains list --format ': 'table json jsonl',
  'linkvitals domains list --format j': 'json jsonl',
  'linkvitals domains list --limit 3 --format t': 'table',
  'linkvitals crawls links x --verdict b': 'broken',
  'linkvitals check --fail-on ': 'broken warning unverifiable never',
  'linkvitals completion ': 'bash zsh fish',
  'linkvitals share ': 'create list update revoke',
  'linkvitals domains get list --ver': '--verbose',
};

const sorted = (words: string): string[] => words.split(' ').sort();

describe('completion', () => {
  it.each((['bash', 'zsh', 'fish'] as const).filter(hasShell))(
    'in %s offers commands, options and values where they may stand',
    async (shell) => {
      const { stdout: script } = await run(['completion', shell]);
      const offered = await completedBy(shell, script, Object.keys(lines));
      const named = Object.keys(lines).map((line, at) => [line, sorted(offered[at] ?? '')]);
      expect(named).toEqual(Object.entries(lines).map(([line, words]) => [line, sorted(words)]));
    },
  );

  it.each((['zsh', 'fish'] as const).filter(hasShell))('in %s offers files where a file may stand', async (shell) => {
    const { stdout: script } = await run(['completion', shell]);
    expect(await completedBy(shell, script, ['linkvitals check READ'])).toEqual(['README.md']);
  });

  it('in bash leaves files to bash', async () => {
    const { stdout: script } = await run(['completion', 'bash']);
    expect(await completedBy('bash', script, ['linkvitals check READ'])).toEqual(['']);
    expect(script).toContain('-o default');
  });

  it.each(['zsh', 'fish'])('of %s names every command, with what it does', async (shell) => {
    const { code, stdout, stderr } = await run(['completion', shell]);
    expect([code, stderr]).toEqual([0, '']);
    for (const [name, { description }] of commandList) {
      expect(stdout).toContain(name);
      expect(stdout).toContain(description.split(/[.;:](?:\s|$)/, 1)[0]);
    }
    expect(stdout).toMatch(/table['\s]+json['\s]+jsonl/);
  });

  it('refuses an unknown shell, and names the shells that it knows', async () => {
    const { code, stderr } = await run(['completion', 'tcsh']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('bash, zsh, fish')]);
  });
});
