import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { commandList } from '../command-list.ts';
import { run } from '../test-support/run.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

/** What bash offers at the end of each of these lines. */
async function completedByBash(lines: readonly string[]): Promise<string[]> {
  const { stdout: script } = await run(['completion', 'bash']);
  const folder = await temporaryFolder({ 'completion.bash': script });
  const questions = lines.map(
    (line) =>
      `COMP_WORDS=(${line.replace(/ $/, " ''")}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _linkvitals; echo "\${COMPREPLY[*]}"`,
  );
  const text = [`set -u; source ${join(folder, 'completion.bash')}`, ...questions].join('\n');
  const { stdout } = await promisify(execFile)('bash', ['--noprofile', '--norc', '-c', text]);
  return stdout.split('\n').slice(0, lines.length);
}

describe('completion', () => {
  it('of bash offers commands, options and values where they may stand', async () => {
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
      'linkvitals check READ': '', // left to bash: files
      'linkvitals domains get list --ver': '--verbose',
    };
    expect(await completedByBash(Object.keys(lines))).toEqual(Object.values(lines));
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

  it('of an unknown shell is refused with those that there are', async () => {
    const { code, stderr } = await run(['completion', 'tcsh']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('bash, zsh, fish')]);
  });
});
