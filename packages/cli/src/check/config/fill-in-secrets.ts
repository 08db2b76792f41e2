/** Members whose values may be secrets, so that they may name variables of the environment. */
const SECRET = ['header', 'basicAuth'];
const VARIABLE = /\$\{([A-Za-z_]\w*)\}/g;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Replaces `${NAME}` in the values of headers and passwords by variables of the environment.
 *
 * @param unset takes a sentence for each variable that is not set, or is empty, as a secret that CI does not give out
 */
export function fillInSecrets(config: unknown, env: Environment, unset: string[]): unknown {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return config;
  const members = Object.entries(config).map(([name, value]) =>
    SECRET.includes(name) ? [name, filled(value, { at: name, env, unset })] : [name, value],
  );
  return Object.fromEntries(members);
}

interface Filling {
  /** Name of the member in messages. */
  readonly at: string;
  readonly env: Environment;
  readonly unset: string[];
}

function filled(value: unknown, { at, env, unset }: Filling): unknown {
  if (typeof value === 'string') {
    return value.replace(VARIABLE, (_, name: string) => {
      if (!env[name]) unset.push(`${at}: the environment variable ${name} is not set, or empty.`);
      return env[name] ?? '';
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, { at, env, unset })]));
}
