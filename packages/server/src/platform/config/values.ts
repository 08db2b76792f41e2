import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting {
  readonly name: string;
  /** Whether an empty file is allowed */
  readonly mayBeEmpty: boolean;
}

/**
 * The text of a setting, empty when it is not set. `NAME_FILE` names a file with the value, as container secrets do.
 * Undefined when the file cannot be read; `fault` is called with the reason.
 */
export function rawValue(
  env: Environment,
  { name, mayBeEmpty }: Setting,
  fault: (message: string) => void,
): string | undefined {
  const value = env[name] ?? '';
  const file = name.endsWith('_FILE') ? '' : (env[`${name}_FILE`] ?? '');
  if (file === '') return value;
  if (value !== '') {
    fault(`${name}: ${name}_FILE is set as well; unset one of the two`);
    return undefined;
  }
  const text = readText(file, (reason) => fault(`${name}_FILE: ${reason}`));
  if (text !== '' || mayBeEmpty) return text;
  fault(`${name}_FILE: ${file} is empty; write the value into it, or unset ${name}_FILE`);
  return undefined;
}

function readText(file: string, fault: (reason: string) => void): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    fault(`${file} cannot be read (${code})`);
    return undefined;
  }
}
