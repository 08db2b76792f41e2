import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
/** Command that drops root's capability to read everything. Another user might not be able to run this Node. */
const WITHOUT_OVERRIDE = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

async function check(args: readonly string[], cwd: string) {
  const node = [process.execPath, '--conditions=@linkvitals/source', MAIN, 'check', ...args];
  const [program = '', ...rest] = [...WITHOUT_OVERRIDE, ...node];
  const child = spawn(program, rest, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
}

async function folderWith(files: Readonly<Record<string, string>>, closed: readonly string[]): Promise<string> {
  const cwd = await temporaryFolder(files);
  for (const path of closed) await chmod(join(cwd, path), 0o000);
  await chmod(cwd, 0o755);
  return cwd;
}

describe('what this user may not read', () => {
  it.each(['a.md', 'docs'])('is wrong usage when it is named: %s', async (name) => {
    const cwd = await folderWith({ 'a.md': '', 'docs/b.md': '' }, ['a.md', 'docs']);
    const { code, stdout, stderr } = await check([name], cwd);
    expect([code, stdout, stderr]).toEqual([2, '', `${name} cannot be read: permission denied.\n`]);
  });

  it.each(['files', 'site'])('is named when it lies in a folder of %s, and said of links to it', async (as) => {
    const files = {
      'docs/index.html': '<a href="closed.html">1</a><a href="in/b.html">2</a>',
      'docs/closed.html': '',
      'docs/in/b.html': '',
    };
    const cwd = await folderWith(files, ['docs/closed.html', 'docs/in']);
    const { code, stdout, stderr } = await check(['docs', '--as', as, '--fail-on', 'unverifiable'], cwd);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^403 +blocked +docs\/closed\.html\n +Permission to read it was denied\.$/m);
    expect(stderr).toContain('docs/in may not be read and is left out.\n');
    expect(stderr).toContain('docs/closed.html may not be read: its links are not checked.\n');
  });
});
