import { createRequire } from 'node:module';
import { jsonEscape } from '@linkvitals/contract/inert-text';
import { type DestinationStream, type Logger, pino } from 'pino';
import type * as PinoPretty from 'pino-pretty';
import type { Config } from '../config/config.ts';
import { createRedactor } from './create-redactor.ts';
import { describeError } from './describe-error.ts';

/** User and password of a URL, as written and decoded */
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

/** Every secret in the configuration */
const secretsOf = (config: Config): string[] => [
  ...credentialsOf(config.databaseUrl),
  ...credentialsOf(config.mongodbUrl),
  ...config.secretKeys,
  config.metricsToken,
  ...(config.mail === undefined ? [] : [config.mail.server.password]),
];

/** Members whose names suggest secrets; they are removed wherever they stand. */
const PATHS = ['secret', 'authorization', 'cookie', 'headers', 'password', 'key'].flatMap((name) => [
  name,
  `*.${name}`,
]);

/** An equal line of JSON in which no character affects a terminal that shows it */
const inertJson = (line: string): string => line.replace(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu, jsonEscape);

type LogConfig = Config & { readonly destination?: DestinationStream };

/**
 * Creates the log: JSON lines on stdout, or lines for people. Secrets are kept out in three ways: errors are reduced to
 * known members, members with names of secrets are dropped, and known values are hidden in the text.
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

/**
 * Characters that `inertLine` replaces, as they stand in JSON, without white space. A terminal would obey them when
 * they come from others.
 */
const ACTIVE = /\\u(?:00(?:0[0-8bef]|1[0-9a-f])|d[89a-f][0-9a-f]{2})|(?![\n\r\t])[\p{C}\p{Zl}\p{Zp}]/gu;

/** Converts JSON lines of pino to lines for people. @param destination default: stdout */
function createTextStream(destination: DestinationStream = process.stdout): DestinationStream {
  // The library is loaded here, so that servers which write JSON do not need it.
  const { prettyFactory } = createRequire(import.meta.url)('pino-pretty') as typeof PinoPretty;
  const colorize = destination === process.stdout && process.stdout.hasColors?.() === true;
  const options = { ignore: 'pid,hostname', translateTime: 'SYS:yyyy-mm-dd HH:MM:ss', singleLine: true, colorize };
  const format = prettyFactory(options);
  return { write: (line) => void destination.write(format(line.replace(ACTIVE, '\ufffd'))) };
}
