import {
  addOwner,
  createAccount,
  createOwnedAccount,
  listAccounts,
  planNames,
  setPlan,
  setSuspended,
} from '@linkvitals/server';
import { Argument, Command, Option } from 'commander';
import { type Io, readNumber, table, UsageError } from 'linkvitals';
import { chooseAccount } from '../choose-account.ts';
import { withNewServices, withServices } from '../operator-services.ts';
import { addSetLimits, ownLimits } from './account-limits.ts';

const plan = () => new Option('--plan <plan>', 'default: LINKVITALS_DEFAULT_PLAN').choices([...planNames]);
const readLimit = readNumber({ min: 0, max: 1_000_000 });
const domainLimit = () =>
  new Option('--domain-limit <n>', "domains, instead of the plan's number").argParser(readLimit);

const PLANS_LIMIT = 'plan';
const newDomainLimit = () =>
  new Option(
    '--domain-limit <n>',
    "domains, instead of the plan's number; `plan` for the plan's number again (default: as it is)",
  ).argParser((text: string) => (text === PLANS_LIMIT ? text : readLimit(text)));

interface PlanOptions {
  readonly account?: string;
  readonly domainLimit?: number | typeof PLANS_LIMIT;
}

interface CreateOptions {
  readonly name: string;
  readonly plan?: string;
  readonly domainLimit?: number;
  readonly ownerEmail?: string;
  readonly ownerName?: string;
}

interface OwnerOptions {
  readonly account?: string;
  readonly email: string;
  readonly name?: string;
}

/** Makes the commands `linkvitals account create|add-owner|list|set-plan|set-limits|suspend|resume`. */
export function accountCommand(io: Io): Command {
  const account = new Command('account');
  account
    .command('create')
    .description('Create an account; prints its id on stdout.')
    .option('--name <name>', 'what to call it', 'Default')
    .addOption(plan())
    .addOption(domainLimit())
    .option('--owner-email <address>', 'who owns it; a new person gets a link to choose a password, for a day')
    .option('--owner-name <name>', 'of a new person (default: what stands before the @)')
    .action((options: CreateOptions) => create(io, options));
  account
    .command('add-owner')
    .description('Make a person an owner of an account; prints a link for a new person to choose a password.')
    .requiredOption('--email <address>', 'whose')
    .option('--account <id>', 'which one; may be left out when there is only one')
    .option('--name <name>', 'of a new person (default: what stands before the @)')
    .action((options: OwnerOptions) => addOwnerTo(io, options));
  account
    .command('list')
    .description('List the accounts.')
    .action(() => list(io));
  account
    .command('set-plan')
    .description('Move an account to another plan. Deletes nothing: domains over the new limit become read-only.')
    .addArgument(new Argument('<plan>').choices([...planNames]))
    .option('--account <id>', 'which one; may be left out when there is only one')
    .addOption(newDomainLimit())
    .action((name: string, options: PlanOptions) => change(io, name, options));
  addSetLimits(account, io);
  for (const [name, { does, suspended }] of Object.entries(suspensions)) {
    account
      .command(name)
      .description(does)
      .option('--account <id>', 'which one; may be left out when there is only one')
      .action((options: { account?: string }) => suspend(io, suspended, options.account));
  }
  return account;
}

const suspensions = {
  suspend: {
    does: 'Suspend an account: nothing is crawled or sent, and nobody can read it. Deletes nothing.',
    suspended: true,
  },
  resume: { does: 'End the suspension of an account. Its crawls continue where they were.', suspended: false },
} as const;

async function suspend(io: Io, suspended: boolean, accountId: string | undefined): Promise<void> {
  const account = await withServices(io, async (services) => {
    const { id } = await chooseAccount(services, accountId);
    return setSuspended(services, { accountId: id, suspended });
  });
  io.stderr.write(`Account "${account.name}" (${account.id}) is ${suspended ? 'suspended' : 'active'} now.\n`);
}

async function create(io: Io, options: CreateOptions): Promise<void> {
  const { domainLimit: customDomainLimit, ownerEmail, ...rest } = options;
  const input = { ...rest, ...(customDomainLimit === undefined ? {} : { customDomainLimit }) };
  if (ownerEmail !== undefined) return createOwned(io, { ...input, ownerEmail });
  if (options.ownerName !== undefined) throw new UsageError('--owner-name needs --owner-email.');
  const account = await withNewServices(io, (services) => createAccount(services, input));
  io.stderr.write(`Made account "${account.name}" on plan ${account.planName}. Its id:\n`);
  io.stdout.write(`${account.id}\n`);
  io.stderr.write(
    `Nobody can sign in to it: it has no owner. To add one: \`account add-owner --account ${account.id} --email <address>\`. API keys work without.\n`,
  );
}

/** Prints the link for a new owner. A known person gets none: their password or provider stays as it is. */
function printLink(io: Io, link: string | undefined, email: string): void {
  if (link === undefined) {
    io.stderr.write(
      `The server knows ${email} already: there is no link. If they cannot sign in: \`user reset-password ${email}\`.\n`,
    );
    return;
  }
  io.stderr.write('A link with which the owner chooses a password; it works once, for a day:\n');
  io.stdout.write(`${link}\n`);
}

async function addOwnerTo(io: Io, { account: id, ...person }: OwnerOptions): Promise<void> {
  const { account, link } = await withServices(io, async (services) => {
    const { id: accountId } = await chooseAccount(services, id);
    return addOwner(services, { accountId, ...person });
  });
  io.stderr.write(`${person.email} is an owner of account "${account.name}" (${account.id}) now.\n`);
  printLink(io, link, person.email);
}

async function createOwned(io: Io, input: Parameters<typeof createOwnedAccount>[1]): Promise<void> {
  const { account, link } = await withNewServices(io, (services) => createOwnedAccount(services, input));
  io.stderr.write(`Made account "${account.name}" on plan ${account.plan}. Its id:\n`);
  io.stdout.write(`${account.id}\n`);
  printLink(io, link, input.ownerEmail);
}

async function list(io: Io): Promise<void> {
  const accounts = await withServices(io, ({ db }) => listAccounts(db.knex));
  if (accounts.length === 0) {
    io.stderr.write('There is no account yet. Make one: `account create --name <name>`\n');
    return;
  }
  const rows = accounts.map(
    ({ id, plan, custom_domain_limit: limit, custom_limits, suspended_at, created_at: at, name }) => [
      id,
      plan,
      ownLimits(limit, custom_limits),
      suspended_at === null ? 'active' : 'suspended',
      new Date(at).toISOString(),
      name,
    ],
  );
  io.stdout.write(table(['ID', 'PLAN', 'OWN LIMITS', 'STATE', 'CREATED', 'NAME'], rows));
}

async function change(io: Io, plan: string, options: PlanOptions): Promise<void> {
  const customDomainLimit = options.domainLimit === PLANS_LIMIT ? null : options.domainLimit;
  const account = await withServices(io, async (services) => {
    const { id } = await chooseAccount(services, options.account);
    return setPlan(services, { accountId: id, plan, customDomainLimit });
  });
  io.stderr.write(`Account "${account.name}" (${account.id}) is on plan ${account.planName} now.\n`);
  if (account.customDomainLimit !== null && customDomainLimit === undefined) {
    io.stderr.write(
      `It keeps its own limit of ${account.customDomainLimit} domains; \`--domain-limit plan\` takes that away.\n`,
    );
  }
}
