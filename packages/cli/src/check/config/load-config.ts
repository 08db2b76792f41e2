import { access, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closestMatch } from 'leven';
import type { z } from 'zod';
import type { Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';
import { systemReason } from '../report/system-reason.ts';
import { textOfBytes } from '../report/text-of-bytes.ts';
import type { CheckConfig } from './config-schema.ts';
import { fillInSecrets } from './fill-in-secrets.ts';

const NAMES = ['json', 'yaml', 'yml', 'ts'].map((ending) => `linkvitals.config.${ending}`);
/** The member of a package.json that is a config. */
const MEMBER = 'linkvitals';
/** Typing errors in a name for which the right one is suggested. */
const SLIPS = 3;

/**
 * Reads the config file that was named, or the one in the folder, or the member `linkvitals` of its package.json; `{}` when there is none.
 * A `.ts` file is a program: it runs, and its default export is the config.
 *
 * @throws UsageError that names each member that is unknown or of the wrong type
 */
export async function loadConfig(
  path: string | undefined,
  { cwd, env }: Pick<Io, 'cwd' | 'env'>,
): Promise<CheckConfig> {
  const found = path === undefined ? await findConfig(cwd) : await readNamed(resolve(cwd, path));
  if (found === undefined) return {};
  // Most folders have no config file, and the schema library takes as long to load as a small site takes to check.
  const { configSchema, withoutNegatives } = await import('./config-schema.ts');
  const unset: string[] = [];
  const checked = configSchema.safeParse(fillInSecrets(withoutNegatives(found.config), env, unset));
  if (checked.success && unset.length === 0) return checked.data;
  const names = Object.keys(configSchema.shape);
  const faults = unset.length > 0 ? unset : (checked.error?.issues ?? []).map((issue) => explain(issue, names));
  throw new UsageError(`${found.name} cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

interface Found {
  /** The file, and in it the member that is the config. */
  readonly name: string;
  readonly config: unknown;
}

async function findConfig(cwd: string): Promise<Found | undefined> {
  const found: Found[] = [];
  for (const name of NAMES) {
    const file = resolve(cwd, name);
    if (await exists(file)) found.push(await readNamed(file));
  }
  const inPackage = await readPackage(resolve(cwd, 'package.json'));
  if (inPackage !== undefined) found.push(inPackage);
  const [first, second] = found;
  if (second !== undefined)
    throw new UsageError(`${first?.name} and ${second.name} are both configs. Keep one, or choose with --config.`);
  return first;
}

const readNamed = async (file: string): Promise<Found> => ({ name: file, config: await read(file) });

/** Reads the member of a package.json. One that cannot be read belongs to somebody else, who reports its faults. */
async function readPackage(file: string): Promise<Found | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!text.includes(`"${MEMBER}"`)) return undefined;
  try {
    const config = JSON.parse(text)[MEMBER];
    return config === undefined ? undefined : { name: `"${MEMBER}" in ${file}`, config };
  } catch {
    return undefined;
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function read(file: string): Promise<unknown> {
  try {
    if (/\.[cm]?[jt]s$/.test(file)) {
      const module: { readonly default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
      return module.default;
    }
    const text = textOfBytes(await readFile(file));
    if (!/\.ya?ml$/.test(file)) return JSON.parse(text);
    const { parse } = await import('yaml');
    // An empty file, or one of comments, sets nothing.
    return parse(text) ?? {};
  } catch (error) {
    const isTooNew = error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION';
    throw new UsageError(`${file} cannot be read: ${isTooNew ? NO_TYPESCRIPT : systemReason(error)}`);
  }
}

const NO_TYPESCRIPT = `Node ${process.versions.node} does not run TypeScript. Use linkvitals.config.json, or Node 22.18 or later`;

function explain(issue: z.core.$ZodIssue, names: readonly string[]): string {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => [...issue.path, key].join('.')).join(', ');
    const similar =
      issue.path.length > 0 ? undefined : closestMatch(issue.keys[0] ?? '', names, { maxDistance: SLIPS });
    return `${keys}: there is no such option${similar === undefined ? '' : `; did you mean ${similar}?`}`;
  }
  const meant = issue.code === 'invalid_union' ? kindMeant(issue) : undefined;
  if (meant !== undefined) return explain({ ...meant, path: [...issue.path, ...meant.path] }, names);
  return `${at || 'the file'}: ${issue.message}`;
}

/** The fault in the form of a value that was probably meant: the one of its type. */
const kindMeant = ({ errors }: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue | undefined =>
  errors.find(([first]) => first !== undefined && (first.code !== 'invalid_type' || first.path.length > 0))?.[0];
