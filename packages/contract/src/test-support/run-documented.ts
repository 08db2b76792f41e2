import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { DocumentedLanguage, VerificationCase } from './documented-languages.ts';

const document = new URL('../../../../docs/webhooks.md', import.meta.url);

export const isPresent = ({ program, probe }: DocumentedLanguage): boolean => spawnSync(program, probe).status === 0;

/** The code under the heading of the language. */
export async function codeOf({ name }: DocumentedLanguage): Promise<string> {
  const text = await readFile(document, 'utf8');
  const [, section = ''] = text.split(`\n### ${name}\n`);
  const code = /```\w+\n([\s\S]*?)```/.exec(section.split('\n### ')[0] ?? '')?.[1];
  if (code === undefined) throw new Error(`docs/webhooks.md shows no code under "### ${name}"`);
  return code;
}

/** Runs the code of the document over the cases, as one program; returns the verdicts in order. */
export async function runDocumented(
  language: DocumentedLanguage,
  cases: readonly VerificationCase[],
): Promise<readonly boolean[]> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-verify-'));
  try {
    const files = { ...language.beside, [language.file]: await codeOf(language), 'cases.json': JSON.stringify(cases) };
    await writeFiles(folder, files);
    for (const [at, one] of cases.entries()) await writeFiles(join(folder, 'cases', String(at + 1000)), asFiles(one));
    const { stdout } = await promisify(execFile)(language.program, language.run, { cwd: folder, timeout: 100_000 });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const asFiles = ({ header, body_base64, secrets, now }: VerificationCase): Record<string, string | Uint8Array> => ({
  header: header ?? '',
  body: Buffer.from(body_base64, 'base64'),
  secrets: secrets.join(' '),
  now: String(now),
});

async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
