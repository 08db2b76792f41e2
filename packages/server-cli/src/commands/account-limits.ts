import { customLimitNames, readCustomLimits, setPlan } from '@linkvitals/server';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Io, readNumber, UsageError } from 'linkvitals';
import { chooseAccount } from '../choose-account.ts';
import { withServices } from '../operator-services.ts';

type Name = (typeof customLimitNames)[number];

const PLANS_VALUE = 'plan';
const schedules = ['hourly', 'daily', 'weekly', 'monthly'];

const readSchedule = (text: string): string => {
  if (schedules.includes(text)) return text;
  throw new InvalidArgumentError(`Give one of ${schedules.join(', ')}, or ${PLANS_VALUE}.`);
};

/** The description of each limit, and the function that reads its value. The bounds are those of the operator API. */
const limits: Readonly<Record<Name, readonly [what: string, read: (text: string) => number | string]>> = {
  max_pages: ['pages of a crawl', readNumber({ min: 1, max: 10_000_000 })],
  depth_limit: ['clicks from the start page that a crawl follows', readNumber({ min: 0, max: 1_000 })],
  crawl_minutes: ['minutes that a crawl may run', readNumber({ min: 1, max: 10_080 })],
  fastest_schedule: ['most frequent schedule', readSchedule],
  crawls_at_once: ['crawls that run at once', readNumber({ min: 1, max: 1_000 })],
  webhook_endpoints: ['webhook endpoints', readNumber({ min: 0, max: 10_000 })],
  members: ['people, owners included', readNumber({ min: 1, max: 1_000_000 })],
  api_keys: ['API keys that work at a time', readNumber({ min: 0, max: 10_000 })],
};
const readDomains = readNumber({ min: 0, max: 1_000_000 });

/** Reads a value, and keeps the word `plan`, because Commander has no option whose value is null. */
const orPlan =
  <T>(read: (text: string) => T) =>
  (text: string): T | typeof PLANS_VALUE =>
    text === PLANS_VALUE ? text : read(text);

/** The value for the API; null means the plan's value again. */
const limitOf = (option: string | number | undefined): string | number | null | undefined =>
  option === PLANS_VALUE ? null : option;

const optionName = (name: Name): string => name.replaceAll('_', '-');
const keyOf = (name: Name): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

type Options = Readonly<Record<string, string | number | undefined>> & { readonly account?: string };

/** Makes the command `linkvitals account set-limits`. */
export function addSetLimits(account: Command, io: Io): void {
  const command = account
    .command('set-limits')
    .description('Give an account limits of its own, instead of those of its plan. Limits that you do not name stay.')
    .option('--account <id>', 'which one; may be left out when there is only one')
    .addOption(new Option('--domains <n>', 'domains').argParser(orPlan(readDomains)));
  for (const name of customLimitNames) {
    const [what, read] = limits[name];
    command.addOption(new Option(`--${optionName(name)} <value>`, what).argParser(orPlan(read)));
  }
  command
    .addHelpText('after', `\n\`${PLANS_VALUE}\` as a value takes the limit of the plan again.`)
    .action((options: Options) => setLimits(io, options));
}

async function setLimits(io: Io, options: Options): Promise<void> {
  const named = customLimitNames.filter((name) => options[keyOf(name)] !== undefined);
  const customDomainLimit = limitOf(options.domains) as number | null | undefined;
  if (named.length === 0 && customDomainLimit === undefined) {
    throw new UsageError('Nothing to change: name a limit, such as --max-pages 50000. `--help` lists them.');
  }
  const customLimits = Object.fromEntries(named.map((name) => [name, limitOf(options[keyOf(name)])]));
  const changed = await withServices(io, async (services) => {
    const { id } = await chooseAccount(services, options.account);
    return setPlan(services, { accountId: id, customDomainLimit, ...(named.length > 0 && { customLimits }) });
  });
  const own = describeOwnLimits(changed.customDomainLimit, changed.customLimits) || 'none';
  io.stderr.write(`Own limits of account "${changed.name}" (${changed.id}), on plan ${changed.planName}: ${own}.\n`);
}

function describeOwnLimits(domains: number | null, own: Readonly<Partial<Record<Name, unknown>>>): string {
  const all = [...(domains === null ? [] : [['domains', domains] as const]), ...Object.entries(own)];
  return all.map(([name, value]) => `${name}=${value}`).join(' ');
}

/** The own limits of an account as a list shows them. */
export const ownLimits = (domains: number | null, stored: string | null): string =>
  describeOwnLimits(domains, readCustomLimits(stored));
