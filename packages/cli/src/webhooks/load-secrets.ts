import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

export interface SecretOptions {
  readonly secret?: readonly string[];
  readonly secretFile?: string;
}

/** Environment variable of the secret. With `_FILE` added, it is the variable of a file that holds the secret. */
export const SECRET_VARIABLE = 'LINKVITALS_WEBHOOK_SECRET';

const MAX_FILE_BYTES = 64 * 1024;
/** The max number of secrets, equal to the max number of signatures in a header. */
const MAX_SECRETS = 10;

/**
 * Reads signing secrets from the command line, a file or the environment; the first of these that has any wins. Several
 * secrets (for a rotation) are separated by line breaks, spaces or commas, which no secret contains.
 * @throws UsageError when there is none, or the file cannot be read
 */
export async function loadSecrets({ secret, secretFile }: SecretOptions, { env, cwd }: Io): Promise<readonly string[]> {
  const file = secretFile ?? (env[SECRET_VARIABLE] ? undefined : env[`${SECRET_VARIABLE}_FILE`]);
  const text = secret?.join('\n') ?? (file ? await readSecretFile(resolve(cwd, file)) : env[SECRET_VARIABLE]) ?? '';
  const secrets = text.split(/[\s,]+/).filter((word) => word !== '');
  if (secrets.length === 0) {
    const where = file === undefined ? '' : `${file} holds no secret. `;
    throw new UsageError(`${where}Give the signing secret (whsec_…) with --secret-file <file> or ${SECRET_VARIABLE}.`);
  }
  if (secrets.length > MAX_SECRETS) throw new UsageError(`At most ${MAX_SECRETS} secrets can be tried at once.`);
  return secrets;
}

async function readSecretFile(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > MAX_FILE_BYTES) throw new UsageError(`${path} is too large for a file of secrets.`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The secret cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
