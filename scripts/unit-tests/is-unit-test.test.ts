import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isUnitTest } from './is-unit-test.ts';

type Files = Readonly<Record<string, string>>;

async function judge(file: string, files: Files): Promise<boolean> {
  const root = await mkdtemp(join(tmpdir(), 'linkvitals-unit-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return isUnitTest(root, file);
}

const server = "import { createServer } from 'node:http';\n";

it.each<[string, Files]>([
  ['nothing', { 'a/x.test.ts': '' }],
  ['a rule', { 'a/x.test.ts': "import { score } from './score.ts';", 'a/score.ts': '' }],
  [
    'a rule that stands next to a client',
    { 'a/x.test.ts': "import { rule } from './client.ts';", 'a/client.ts': server },
  ],
  ['types only', { 'a/x.test.ts': "import type { Server } from 'node:http';\nimport type { Knex } from 'knex';" }],
  [
    'a helper without servers',
    { 'a/x.test.ts': "import { rows } from './rows.test-support.ts';", 'a/rows.test-support.ts': '' },
  ],
  ['a clock of the tests', { 'a/x.test.ts': "import { type FakeClock, fakeClock } from '@linkvitals/testing';" }],
])('a test that imports %s is a unit test', async (_, files) => {
  expect(await judge('a/x.test.ts', files)).toBe(true);
});

it.each<[string, Files]>([
  ['a process', { 'a/x.test.ts': "import { spawn } from 'node:child_process';" }],
  ['a server', { 'a/x.test.ts': "import { expect } from 'vitest';\nimport {\n  createServer,\n} from 'node:http';" }],
  ['a server that is re-exported', { 'a/x.test.ts': "export { get } from 'node:https';" }],
  ['a server, late', { 'a/x.test.ts': "const { connect } = await import('node:net');" }],
  ['a database', { 'a/x.test.ts': "import { openDatabase } from '../storage/index.ts';", 'storage/index.ts': '' }],
  ['databases of the tests', { 'a/x.test.ts': "import { describeMysql } from '@linkvitals/testing/databases';" }],
  ['a server of the tests', { 'a/x.test.ts': "import { fakeClock, startDnsServer } from '@linkvitals/testing';" }],
  ['a helper that serves', { 'a/x.test.ts': "import './lab.test-support.ts';", 'a/lab.test-support.ts': server }],
  [
    'a helper whose helper serves',
    {
      'a/x.test.ts': "import { lab } from '../test-support/lab.ts';",
      'test-support/lab.ts': "import { serve } from './serve.ts';",
      'test-support/serve.ts': server,
    },
  ],
])('a test that imports %s is none', async (_, files) => {
  expect(await judge('a/x.test.ts', files)).toBe(false);
});

it('two helpers that import each other are followed once', async () => {
  const files = {
    'a/x.test.ts': "import './one.test-support.ts';",
    'a/one.test-support.ts': "import './two.test-support.ts';",
    'a/two.test-support.ts': "import './one.test-support.ts';",
  };
  expect(await judge('a/x.test.ts', files)).toBe(true);
});
