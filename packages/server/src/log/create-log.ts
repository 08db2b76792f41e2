import { jsonEscape } from '@linkvitals/contract/inert-text';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { createRedactor } from './create-redactor.ts';
import { createTextStream } from './create-text-stream.ts';
import { describeError } from './describe-error.ts';

/** The user's and the password's part of a URL, as written and decoded. */
function credentialsOf(text: string): string[] {
  const url = URL.parse(text);
  if (url === null || url.password === '') return [];
  const plain = [url.password];
  try {
    plain.push(decodeURIComponent(url.password));
  } catch {
    // Not percent-encoded: as it is written, then.
  }
  return plain;
}

/** Every secret that the configuration holds. */
const secretsOf = (config: Config): string[] => [
  ...credentialsOf(config.databaseUrl),
  ...credentialsOf(config.mongodbUrl),
  ...config.secretKeys,
  config.metricsToken,
  ...(config.mail === undefined ? [] : [config.mail.server.password]),
];

/** Members that hold a secret wherever they stand; nobody logs them on purpose. */
const PATHS = ['secret', 'authorization', 'cookie', 'headers', 'password', 'key'].flatMap((name) => [
  name,
  `*.${name}`,
]);

/** A line of JSON with the same value, in which no character acts on whoever reads it raw. */
const inertJson = (line: string): string => line.replace(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu, jsonEscape);

type LogConfig = Config & { readonly destination?: DestinationStream };

/**
 * JSON lines on stdout, or lines for people, one for each thing that happens. Secrets are kept out three times: errors are reduced to known
 * members, members with the names of secrets are dropped, and what is left of known values is taken out of the text.
 */
export function createLog(config: LogConfig): Logger {
  const redact = createRedactor(secretsOf(config));
  const isText = config.logFormat === 'text';
  const options = {
    level: config.logLevel,
    serializers: { err: describeError },
    redact: PATHS,
    hooks: { streamWrite: isText ? redact : (line: string) => inertJson(redact(line)) },
  };
  const { destination } = config;
  const stream = isText ? createTextStream(destination) : destination;
  return stream === undefined ? pino(options) : pino(options, stream);
}
