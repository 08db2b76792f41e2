import { access, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { UsageError } from '../../usage-error.ts';
import { systemReason } from '../report/system-reason.ts';
import { textOfBytes } from '../report/text-of-bytes.ts';
import type { CheckConfig } from './config-schema.ts';

const NAMES = ['linkvitals.config.json', 'linkvitals.config.ts'];

/**
 * Reads the config file that was named, or the one in the folder; `{}` when there is none. A `.ts` file is a program:
 * it runs, and its default export is the config.
 *
 * @throws UsageError that names each member that is unknown or of the wrong type
 */
export async function loadConfig(path: string | undefined, cwd: string): Promise<CheckConfig> {
  const file = path === undefined ? await findConfig(cwd) : resolve(cwd, path);
  if (file === undefined) return {};
  // Most folders have no config file, and the schema library takes as long to load as a small site takes to check.
  const { configSchema } = await import('./config-schema.ts');
  const checked = configSchema.safeParse(await read(file));
  if (checked.success) return checked.data;
  const lines = checked.error.issues.map((issue) => `  ${explain(issue)}`);
  throw new UsageError(`${file} cannot be used:\n${lines.join('\n')}`);
}

async function findConfig(cwd: string): Promise<string | undefined> {
  const found: string[] = [];
  for (const name of NAMES) {
    const file = resolve(cwd, name);
    if (await exists(file)) found.push(file);
  }
  if (found.length > 1) throw new UsageError(`There are ${NAMES.join(' and ')}. Keep one, or choose with --config.`);
  return found[0];
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function read(file: string): Promise<unknown> {
  try {
    if (!/\.[cm]?[jt]s$/.test(file)) return JSON.parse(textOfBytes(await readFile(file)));
    const module: { readonly default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    return module.default;
  } catch (error) {
    const isTooNew = error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION';
    throw new UsageError(`${file} cannot be read: ${isTooNew ? NO_TYPESCRIPT : systemReason(error)}`);
  }
}

const NO_TYPESCRIPT = `Node ${process.versions.node} does not run TypeScript. Use linkvitals.config.json, or Node 22.18 or later`;

function explain(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${issue.keys.map((key) => [...issue.path, key].join('.')).join(', ')}: there is no such option`;
  }
  return `${issue.path.join('.') || 'the file'}: ${issue.message}`;
}
