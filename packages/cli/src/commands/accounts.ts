import type { Session, SessionClient } from '@linkvitals/sdk/session';
import { Argument, Command } from 'commander';
import type { Io } from '../io.ts';
import type { Column } from '../remote/output/columns.ts';
import { printList, printObject } from '../remote/output/output.ts';
import {
  connectionHelp,
  RemoteFailure,
  type RemoteOptions,
  remoteCommand,
  withServer,
} from '../remote/remote-command.ts';

type Finish = (code: number) => void;
type Entry = Session['accounts'][number] & { readonly in_use: boolean };

const columns: readonly Column<Entry>[] = [
  ['NAME', 'name'],
  ['IN USE', 'in_use'],
  ['ROLE', 'role'],
  ['PLAN', 'plan'],
  ['ID', 'id'],
];

/** Makes the commands `linkvitals accounts list|use|create`. */
export function accountsCommand(io: Io, finish: Finish): Command {
  const accounts = new Command('accounts').addHelpText(
    'after',
    `${connectionHelp}\nAn API key belongs to one account: sign in with \`linkvitals login <url> --email <address>\`.`,
  );
  remoteCommand(accounts.command('list'))
    .description('List your accounts, and which of them the other commands are about.')
    .action(async (options: RemoteOptions) => finish(await list(io, options)));
  remoteCommand(accounts.command('use'))
    .description('Choose the account that the other commands are about.')
    .addArgument(new Argument('<account>', 'name or id of the account'))
    .action(async (name: string, options: RemoteOptions) => finish(await use(io, name, options)));
  remoteCommand(accounts.command('create'))
    .description('Make an account of your own and use it, where everybody may sign up.')
    .addArgument(new Argument('<name>', 'what to call it'))
    .action(async (name: string, options: RemoteOptions) => finish(await create(io, name, options)));
  return accounts;
}

const entriesOf = ({ accounts, account: used }: Session): Entry[] =>
  accounts.map((account) => ({ ...account, in_use: account.id === used?.id }));

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

const list = (io: Io, options: RemoteOptions): Promise<number> =>
  withServer(io, options, async ({ session }) => {
    await printList(io, each(entriesOf(await session.get())), { format: options.format, columns });
    return undefined;
  });

async function showUsed(io: Io, session: Session, { format }: RemoteOptions): Promise<void> {
  const used = entriesOf(session).find(({ in_use }) => in_use);
  if (used !== undefined) await printObject(io, used, { format, columns });
}

/** The account of the person with this name or id. @throws RemoteFailure when there is none, or several */
async function findAccount({ session }: SessionClient, name: string): Promise<Entry> {
  const entries = entriesOf(await session.get());
  const [found, another] = entries.filter((entry) => entry.id === name || entry.name === name);
  if (another !== undefined)
    throw new RemoteFailure(`Several of your accounts are called ${name}. Give the id of one.`);
  if (found !== undefined) return found;
  throw new RemoteFailure(`You have no account ${name}. \`linkvitals accounts list\` shows yours.`);
}

const use = (io: Io, name: string, options: RemoteOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    const { id: account_id } = await findAccount(client, name);
    await showUsed(io, await client.session.switchAccount({ account_id }), options);
    return undefined;
  });

const create = (io: Io, name: string, options: RemoteOptions): Promise<number> =>
  withServer(io, options, async ({ account }) => {
    await showUsed(io, await account.create({ name }), options);
    return undefined;
  });
