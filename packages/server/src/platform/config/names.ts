import { closestMatch } from 'leven';
import { variables } from './variables.ts';

/**
 * A secret that receivers and `linkvitals webhooks` read, also from a file; a shell that has it may start the server as
 * well.
 */
const RECEIVERS_SECRET = 'LINKVITALS_WEBHOOK_SECRET';
/** Variables of the commands that call a server, which a shell may have as well */
const OF_CLIENTS: ReadonlySet<string> = new Set(['LINKVITALS_URL', 'LINKVITALS_API_KEY', 'LINKVITALS_PROFILE']);
const PREFIX = 'LINKVITALS_';
const NAMES = Object.keys(variables);
/** Maximum number of typing errors in a name: keys that were hit wrongly, left out or swapped */
const SLIPS = 2;

type Environment = Readonly<Record<string, string | undefined>>;

/** The setting that a name belongs to: the name itself, without a `_FILE` at its end. */
const settingOf = (name: string): string => name.replace(/(?<!_FILE)_FILE$/, '');

const isKnown = (name: string): boolean => {
  const setting = settingOf(name);
  if (setting === RECEIVERS_SECRET || OF_CLIENTS.has(name)) return true;
  return name in variables || (setting in variables && !setting.endsWith('_FILE'));
};

/** The setting that was probably meant; undefined: none is similar enough. */
const similarTo = (name: string): string | undefined =>
  closestMatch(settingOf(name).toUpperCase(), NAMES, { maxDistance: SLIPS });

/** Recognises the variables that Kubernetes gives every pod for each service, named after the service. */
const isOfKubernetes = (name: string): boolean => /^LINKVITALS_(SERVICE_(HOST|PORT)|PORT_\d+_)/.test(name);

function unknownSetting(name: string): string {
  const similar = similarTo(name);
  const hint = similar === undefined ? 'see docs/configuration.md' : `did you mean ${similar}?`;
  if (isOfKubernetes(name))
    return `${name}: no such setting; Kubernetes sets it unless the pod has enableServiceLinks: false`;
  return `${name}: no such setting; ${hint}`;
}

/**
 * Faults of the names in an environment: settings that do not exist, and names that look like a setting that is not
 * set. A typo could make a server start on the default database, which would look as if all data were lost.
 */
export function nameFaults(env: Environment): string[] {
  return Object.keys(env).flatMap((name) => {
    if (isKnown(name) || name.startsWith(`${PREFIX}TEST_`)) return [];
    if (name.startsWith(PREFIX)) return [unknownSetting(name)];
    const similar = similarTo(name);
    // When the real setting is set as well, be it empty, this name is meant for something else.
    if (similar === undefined || env[similar] !== undefined || env[`${similar}_FILE`] !== undefined) return [];
    return [`${name}: no such setting; did you mean ${similar}? If not, set ${similar} too, empty for its default`];
  });
}
