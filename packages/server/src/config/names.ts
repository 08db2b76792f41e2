import { closestMatch } from 'leven';
import { variables } from './variables.ts';

/** Read by receivers and `linkvitals webhooks`, also as a file; a shell that has it may start the server as well. */
const RECEIVERS_SECRET = 'LINKVITALS_WEBHOOK_SECRET';
/** Likewise of the commands that call a server. */
const OF_CLIENTS: ReadonlySet<string> = new Set(['LINKVITALS_URL', 'LINKVITALS_API_KEY', 'LINKVITALS_PROFILE']);
const PREFIX = 'LINKVITALS_';
const NAMES = Object.keys(variables);
/** One or two keys hit wrongly, left out or swapped. */
const SLIPS = 2;

type Environment = Readonly<Record<string, string | undefined>>;

/** The setting that a name is of: itself, or with `_FILE` behind it. */
const settingOf = (name: string): string => name.replace(/(?<!_FILE)_FILE$/, '');

const isKnown = (name: string): boolean => {
  const setting = settingOf(name);
  if (setting === RECEIVERS_SECRET || OF_CLIENTS.has(name)) return true;
  return name in variables || (setting in variables && !setting.endsWith('_FILE'));
};

/** The setting that was probably meant. */
const similarTo = (name: string): string | undefined =>
  closestMatch(settingOf(name).toUpperCase(), NAMES, { maxDistance: SLIPS });

/** Kubernetes gives every pod the addresses of all services, under the service's name. */
const isOfKubernetes = (name: string): boolean => /^LINKVITALS_(SERVICE_(HOST|PORT)|PORT_\d+_)/.test(name);

function unknownSetting(name: string): string {
  const similar = similarTo(name);
  const hint = similar === undefined ? 'see docs/configuration.md' : `did you mean ${similar}?`;
  if (isOfKubernetes(name))
    return `${name}: no such setting; Kubernetes sets it unless the pod has enableServiceLinks: false`;
  return `${name}: no such setting; ${hint}`;
}

/**
 * What is wrong with the names in an environment: settings that do not exist, and names that look like a setting that is
 * not set. A server that started on the default database because of a typo would seem to have lost everything.
 */
export function nameFaults(env: Environment): string[] {
  return Object.keys(env).flatMap((name) => {
    if (isKnown(name) || name.startsWith(`${PREFIX}TEST_`)) return [];
    if (name.startsWith(PREFIX)) return [unknownSetting(name)];
    const similar = similarTo(name);
    // Whoever sets the real one as well, be it empty, means this one for something else.
    if (similar === undefined || env[similar] !== undefined || env[`${similar}_FILE`] !== undefined) return [];
    return [`${name}: no such setting; did you mean ${similar}? If not, set ${similar} too, empty for its default`];
  });
}
