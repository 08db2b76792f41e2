import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { sign } from '../signature.ts';
import { ofLane } from '../test-support/of-lane.ts';
import { type ProgramLanguage, programMakers, type SignedRequest } from './programs.ts';

const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';

/** Text that would break out of a literal in some language, and text that is too long for a constant in Java. */
const HOSTILE = JSON.stringify({
  text: `'; touch run #" + exit(1) + " $(touch run) \`touch run\` #{exit} {$x} %s \\u0022 \\' \\\\ \u2028 é 😀 ?> */`,
  long: 'ß😀'.repeat(15_000),
});

const codeFiles: Readonly<Record<ProgramLanguage, string>> = {
  shell: 'is_genuine.sh',
  typescript: 'is-genuine.ts',
  python: 'is_genuine.py',
  go: 'is_genuine.go',
  php: 'is_genuine.php',
  ruby: 'is_genuine.rb',
  java: 'Webhooks.java',
};

const languages = Object.keys(programMakers) as ProgramLanguage[];

/** The environment has the `node` of the tests first, because an older one does not run TypeScript. */
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
const programOf = (language: ProgramLanguage) => programMakers[language].command.split(' ')[0] ?? '';
const isPresent = (language: ProgramLanguage) =>
  spawnSync('sh', ['-c', `command -v ${programOf(language)}`], { env }).status === 0;

const present = languages.filter(isPresent);
const missing = languages.filter((language) => !present.includes(language));
process.stdout.write(
  `Programs that verify are run in ${present.join(', ')}; not here: ${missing.join(', ') || 'none'}.\n`,
);

async function programFor(language: ProgramLanguage, request: SignedRequest): Promise<string> {
  return programMakers[language].make(await readFile(new URL(codeFiles[language], import.meta.url), 'utf8'), request);
}

async function run(language: ProgramLanguage, request: SignedRequest): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-program-'));
  try {
    await writeFile(join(folder, programMakers[language].file), await programFor(language, request));
    // The locale is unset, as on a server.
    const options = {
      cwd: folder,
      env: { ...env, LC_ALL: 'C', LINKVITALS_WEBHOOK_SECRET: SECRET },
      timeout: 100_000,
    };
    const { stdout } = await promisify(execFile)('sh', ['-c', programMakers[language].command], options);
    return stdout.trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Signs at a time that is too old for subscribers. */
const signatureOf = (body: string) => sign(Buffer.from(body), { secrets: [SECRET], timestamp: 1_700_000_000 });

it('are run in shell, TypeScript and Python at least', () => {
  expect(present).toEqual(expect.arrayContaining(['shell', 'typescript', 'python']));
});

it.each(ofLane(present, (language) => language))(
  'the program in %s accepts a genuine request of any age, and refuses a changed byte',
  async (language) => {
    const signature = await signatureOf(HOSTILE);
    expect(await run(language, { signature, body: HOSTILE })).toBe('genuine');
    expect(await run(language, { signature, body: HOSTILE.replace('ß', 'ẞ') })).toBe('not genuine');
  },
);

it.each(['php', 'ruby'] as const)('the program in %s holds hostile text as data', async (language) => {
  const program = await programFor(language, { signature: 't=1,v1=00', body: String.raw`a'b\c#{d}$e` });
  expect(program).toContain(String.raw`body = 'a\'b\\c#{d}$e'`);
});
