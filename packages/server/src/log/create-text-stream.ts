import { createRequire } from 'node:module';
import type { DestinationStream } from 'pino';
import type * as PinoPretty from 'pino-pretty';

/**
 * Characters that `inertLine` replaces, as they stand in JSON, without white space. A terminal would obey them when
 * they come from others.
 */
const ACTIVE = /\\u(?:00(?:0[0-8bef]|1[0-9a-f])|d[89a-f][0-9a-f]{2})|(?![\n\r\t])[\p{C}\p{Zl}\p{Zp}]/gu;

/** Converts JSON lines of pino to lines for people. @param destination default: stdout */
export function createTextStream(destination: DestinationStream = process.stdout): DestinationStream {
  // The library is loaded here, so that servers which write JSON do not need it.
  const { prettyFactory } = createRequire(import.meta.url)('pino-pretty') as typeof PinoPretty;
  const colorize = destination === process.stdout && process.stdout.hasColors?.() === true;
  const options = { ignore: 'pid,hostname', translateTime: 'SYS:yyyy-mm-dd HH:MM:ss', singleLine: true, colorize };
  const format = prettyFactory(options);
  return { write: (line) => void destination.write(format(line.replace(ACTIVE, '\ufffd'))) };
}
