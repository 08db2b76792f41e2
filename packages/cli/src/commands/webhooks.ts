import { eventTypes, type KnownEventType } from '@linkvitals/contract';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { readNumber } from '../check/options/read-number.ts';
import type { Io } from '../io.ts';
import { addEndpointCommands } from '../remote/endpoint-commands.ts';
import { type ListenOptions, listen } from '../webhooks/listen.ts';
import { SECRET_VARIABLE } from '../webhooks/load-secrets.ts';
import { type TriggerOptions, trigger } from '../webhooks/trigger.ts';
import { type VerifyOptions, verifySaved } from '../webhooks/verify-saved.ts';

/** Reads the value of an option that is the URL of a receiver. */
function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new InvalidArgumentError('Write it with http:// or https:// in front, e.g. http://localhost:3000/webhooks.');
  }
  if (url.username !== '' || url.password !== '') throw new InvalidArgumentError('Leave user name and password out.');
  return url.href;
}

/** ISO 8601 with a time zone. Without one, the time would differ from machine to machine. */
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Reads the value of an option that is a time, as unix seconds. */
function readTime(text: string): number {
  if (/^\d{1,12}(\.\d+)?$/.test(text)) return Number(text);
  const time = ISO.test(text) ? Date.parse(text) / 1000 : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new InvalidArgumentError('Write it as 2027-01-15T08:00:00Z or in unix seconds.');
}

const append = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

const secretFile = () => new Option('--secret-file <file>', 'file with the signing secret, or several, one on a line');
const secret = () =>
  new Option('--secret <secret>', `the same here, where other users of the machine see it; may be repeated`).argParser(
    append,
  );
const tolerance = () =>
  new Option('--tolerance <seconds>', 'how old or ahead a signature may be')
    .argParser(readNumber({ min: 1, max: 1_000_000_000 }))
    .default(300);
const timeout = (seconds: number) =>
  new Option('--timeout <seconds>', 'time limit from DNS to the end of the answer')
    .argParser(readNumber({ min: 0.1, max: 600, integer: false }))
    .default(seconds);
const json = (what: string) => new Option('--json', what);

const secretNote = `
The signing secret (whsec_…) is taken from --secret, --secret-file, ${SECRET_VARIABLE}, or the file that
${SECRET_VARIABLE}_FILE names, the first of these that is there.`;

/** Makes the commands `linkvitals webhooks listen|trigger|verify`, and adds those that call a server. */
export function webhooksCommand(io: Io, finish: (code: number) => void): Command {
  const webhooks = new Command('webhooks').commandsGroup('Without a server:');
  webhooks
    .command('listen')
    .description('Receive webhooks: verify, print, and forward them to a program that you work on.')
    .addOption(
      new Option('--port <n>', '0 for any free one').argParser(readNumber({ min: 0, max: 65_535 })).default(4000),
    )
    .addOption(new Option('--host <address>', 'address to listen on').default('127.0.0.1'))
    .addOption(
      new Option(
        '--forward-to <url>',
        'pass on requests with a valid signature, and answer as this URL does',
      ).argParser(readUrl),
    )
    .addOption(timeout(25))
    .addOption(tolerance())
    .addOption(secretFile())
    .addOption(secret())
    .addOption(json('print a JSON object a line'))
    .addHelpText(
      'after',
      `${secretNote}\nWhat is not genuine is answered 401, with the reason printed here, and goes no further.`,
    )
    .action(async (options: ListenOptions) => finish(await listen(options, io)));
  webhooks
    .command('trigger')
    .description('Send a signed sample of an event.')
    .addArgument(new Argument('<event>').choices(eventTypes.map(({ type }) => type)))
    .addOption(new Option('--url <url>', 'where to, e.g. http://localhost:3000/webhooks').argParser(readUrl))
    .addOption(
      new Option('--set <path=value>', 'another value, e.g. data.domain=example.org; may be repeated').argParser(
        append,
      ),
    )
    .addOption(new Option('--attempt <n>', 'attempt to claim').argParser(readNumber({ min: 1, max: 4 })).default(1))
    .addOption(timeout(30))
    .addOption(new Option('--print', 'print the request, do not send it'))
    .addOption(secretFile())
    .addOption(secret())
    .addOption(json('print the outcome as JSON'))
    .addHelpText('after', `${secretNote}\nExit codes: 0 the answer was 2xx, 1 it was not or none came, 2 wrong usage.`)
    .action(async (event: KnownEventType, options: TriggerOptions) => finish(await trigger(event, options, io)));
  webhooks
    .command('verify')
    .description('Say whether the signature of a saved request holds, and if not, why.')
    .argument('[request]', 'saved HTTP request, or JSON of a delivery from the log; - for stdin')
    .addOption(new Option('--body <file>', 'body as received, - for stdin; with --header instead of a whole request'))
    .addOption(
      new Option('--header <value>', 'X-Service-Signature as received; repeat it when it came twice').argParser(append),
    )
    .addOption(
      new Option('--at <time>', 'when it was received, ISO 8601 or unix seconds (default: now)').argParser(readTime),
    )
    .addOption(tolerance())
    .addOption(secretFile())
    .addOption(secret())
    .addOption(json('print the outcome as JSON'))
    .addHelpText('after', `${secretNote}\nExit codes: 0 valid, 1 not valid, 2 wrong usage.`)
    .action(async (request: string | undefined, options: VerifyOptions) =>
      finish(await verifySaved(request, options, io)),
    );
  addEndpointCommands(webhooks.commandsGroup('Endpoints of the account on a server:'), io, finish);
  return webhooks;
}
