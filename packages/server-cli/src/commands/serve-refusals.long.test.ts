import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodes } from 'linkvitals';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refusedServe } from '../test-support/refused-serve.ts';

let folder: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-refusals-'));
  env = { LINKVITALS_DATA_DIR: folder, LINKVITALS_PORT: '0' };
});
afterEach(() => rm(folder, { recursive: true }));

it('an environment that cannot be used ends the start with 2, which supervisors do not repeat', async () => {
  await writeFile(join(folder, 'file'), '');
  const mistakes: readonly (readonly [Record<string, string>, string])[] = [
    [{ DATABASE_URL: 'mysql://db.example/' }, 'DATABASE_URL: the database name is missing. Expected sqlite:'],
    [{ LINKVITALS_HOST: 'no-such-host.invalid' }, 'LINKVITALS_HOST: no-such-host.invalid is no address of this'],
    [{ LINKVITALS_HOST: '192.0.2.7' }, 'LINKVITALS_HOST: 192.0.2.7 is no address of this machine (EADDRNOTAVAIL)'],
    [
      { LINKVITALS_METRICS_PORT: '0', LINKVITALS_METRICS_HOST: '192.0.2.7', LINKVITALS_METRICS_TOKEN: 'x'.repeat(16) },
      'LINKVITALS_METRICS_HOST: 192.0.2.7',
    ],
    [{ LINKVITALS_EGRESS_ADDRESSES: '192.0.2.7' }, 'LINKVITALS_EGRESS_ADDRESSES: this machine does not have 192.0.2.7'],
    [{ LINKVITALS_DATA_DIR: join(folder, 'file') }, `There can be no folder ${join(folder, 'file')}: `],
    [{ LINKVITALS_DATA_DIR: join(folder, 'file', 'data') }, `There can be no folder ${join(folder, 'file')}: `],
    ...(process.platform === 'linux'
      ? ([[{ LINKVITALS_DATA_DIR: '/proc/linkvitals/data' }, 'There can be no folder /proc/linkvitals: ']] as const)
      : []),
  ];
  for (const [mistake, sentence] of mistakes) {
    const { code, said } = await refusedServe({ ...env, ...mistake });
    expect({ code, said }).toEqual({ code: exitCodes.usage, said: expect.stringContaining(sentence) });
    expect(said).not.toMatch(/^ +at /m);
  }
});
