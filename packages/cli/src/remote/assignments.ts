import { InvalidArgumentError } from 'commander';

/** An object without inherited members, so that names such as `constructor` are free. */
type Members = { [name: string]: unknown };
const empty = (): Members => Object.create(null);

const MAX_DEPTH = 10;

/**
 * Adds `settings.report_frequency=weekly` to the object of earlier options. A value is JSON if it parses as JSON,
 * otherwise text.
 * @throws InvalidArgumentError
 */
export function readAssignment(text: string, before: Members | undefined): Members {
  const body = before ?? empty();
  const [, path = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  const names = path.split('.');
  if (!names.every((name) => /^[a-z][\w-]*$/i.test(name)) || names.length > MAX_DEPTH) {
    throw new InvalidArgumentError('Write path=value, e.g. crawl_config.max_pages=500.');
  }
  const last = names.pop() ?? '';
  let at = body;
  for (const name of names) {
    at[name] ??= empty();
    const next = at[name];
    if (typeof next !== 'object' || next === null) throw new InvalidArgumentError(`${name} was set to a value before.`);
    at = next as Members;
  }
  at[last] = readValue(value);
  return body;
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
