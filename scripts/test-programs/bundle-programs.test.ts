import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundlePrograms, programs } from './bundle-programs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the bundles of programs that tests start', () => {
  let folder = '';
  beforeAll(async () => {
    folder = process.env.LINKVITALS_TEST_PROGRAMS || (await bundlePrograms());
  });

  it('are made of the sources as they are, into the same folder while those are the same', async () => {
    expect(programs.filter((program) => !existsSync(join(folder, program.replace(/\.ts$/, '.js'))))).toEqual([]);
    expect(await bundlePrograms()).toBe(folder);
    expect(readdirSync(join(folder, '..')).filter((name) => name.startsWith('new-'))).toEqual([]);
  });

  it('do what the sources do', async () => {
    const command = 'packages/server-cli/src/main.ts';
    const bundle = join(folder, command.replace(/\.ts$/, '.js'));
    const say = (program: string) =>
      promisify(execFile)(process.execPath, ['--conditions=@linkvitals/source', program, 'serve', '--help']);
    const said = await say(bundle);
    expect(said).toEqual({ stdout: expect.stringContaining('--role'), stderr: '' });
    expect(said).toEqual(await say(join(root, command)));
  });
});
