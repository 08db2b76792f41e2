import type { Invitation, InvitationSent, Member, MemberUpdate, SessionClient } from '@linkvitals/sdk/session';
import { Argument, Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { confirm } from '../remote/confirm.ts';
import type { Column } from '../remote/output/columns.ts';
import { printList, printObject } from '../remote/output/output.ts';
import { withGrants } from '../remote/output/with-domains.ts';
import { grantOption, type TypedGrant, toGrants } from '../remote/read-grant.ts';
import {
  connectionHelp,
  firstOf,
  type ListOptions,
  listCommand,
  pageSize,
  RemoteFailure,
  type RemoteOptions,
  remoteCommand,
  withServer,
} from '../remote/remote-command.ts';
import { UsageError } from '../usage-error.ts';

type Finish = (code: number) => void;
type Role = NonNullable<MemberUpdate['role']>;

interface TeamOptions extends RemoteOptions {
  readonly role?: Role;
  readonly grant?: readonly TypedGrant[];
}

type Listed = Member & { readonly granted?: string };

const columns: readonly Column<Listed>[] = [
  ['EMAIL', 'email'],
  ['NAME', 'name'],
  ['ROLE', 'role'],
  ['GRANTS', 'granted'],
  ['JOINED', 'joined_at'],
  ['LAST USED', 'last_used_at'],
  ['ID', 'user_id'],
];
const invited: readonly Column<Invitation>[] = [
  ['EMAIL', 'email'],
  ['ROLE', 'role'],
  ['INVITED BY', 'invited_by'],
  ['SENT', 'sent_at'],
  ['EXPIRES', 'expires_at'],
  ['ID', 'id'],
];

const NOTHING_GRANTED =
  'A member sees only the domains of --grant, and none was given. Give --grant shop.example.com=view,crawl for each domain, ' +
  '--grant all=view for all of them, or --role admin for somebody who may do everything.';

const role = () => new Option('--role <role>', 'of the person').choices(['owner', 'admin', 'member']);
const person = () => new Argument('<person>', 'address or id');
const invitation = () => new Argument('<invitation>', 'address or id');

/** Makes the commands `linkvitals members list|invite|update|remove|invitations|resend|revoke`. */
export function membersCommand(io: Io, finish: Finish): Command {
  const members = new Command('members').addHelpText(
    'after',
    `${connectionHelp}\nAPI keys may not manage members: sign in with \`linkvitals login <url> --email <address>\`.`,
  );
  listCommand(members.command('list'))
    .description('List the people of the account.')
    .action(async (options: ListOptions) => finish(await list(io, options)));
  remoteCommand(members.command('invite'))
    .description('Invite somebody. Where the server sends no mail, the link is printed on stdout.')
    .addArgument(new Argument('<email>', 'address of the person'))
    .addOption(role().default('member'))
    .addOption(grantOption())
    .action(async (email: string, options: TeamOptions) => finish(await invite(io, email, options)));
  remoteCommand(members.command('update'))
    .description('Change what somebody may do; grants replace those that they have.')
    .addArgument(person())
    .addOption(role())
    .addOption(grantOption())
    .action(async (name: string, options: TeamOptions) => finish(await update(io, name, options)));
  remoteCommand(members.command('remove'))
    .description('Take somebody out of the account, at once.')
    .addArgument(person())
    .addOption(new Option('--confirm <email>', 'their exact address, instead of typing it'))
    .action(async (name: string, options: RemoteOptions & { confirm?: string }) =>
      finish(await remove(io, name, options)),
    );
  addInvitations(members, io, finish);
  return members;
}

function addInvitations(members: Command, io: Io, finish: Finish): void {
  listCommand(members.command('invitations'))
    .description('List the invitations that nobody has accepted.')
    .action(async (options: ListOptions) => finish(await listInvitations(io, options)));
  remoteCommand(members.command('resend'))
    .description('Send an invitation again, with another link.')
    .addArgument(invitation())
    .action(async (name: string, options: RemoteOptions) => finish(await resend(io, name, options)));
  remoteCommand(members.command('revoke'))
    .description('Revoke an invitation: its link does not work any more.')
    .addArgument(invitation())
    .action(async (name: string, options: RemoteOptions) => finish(await revoke(io, name, options)));
}

const list = (io: Io, options: ListOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    const found = firstOf(client.members.list(pageSize(options)), options);
    const { format } = options;
    await printList<Listed>(io, format === 'table' ? withGrants(client, found) : found, { format, columns });
    return undefined;
  });

const listInvitations = (io: Io, options: ListOptions): Promise<number> =>
  withServer(io, options, async ({ invitations }) => {
    const found = firstOf(invitations.list(pageSize(options)), options);
    await printList(io, found, { format: options.format, columns: invited });
    return undefined;
  });

async function showSent(io: Io, sent: InvitationSent, { format }: RemoteOptions): Promise<void> {
  if (format !== 'table') return await printObject(io, sent, { format, columns: invited });
  if (sent.link === null) io.stderr.write('Invited by mail.\n');
  else {
    io.stderr.write(
      'This server sends no mail. Pass this link on, to the invited person only; it is shown this once:\n',
    );
    io.stdout.write(`${sent.link}\n`);
  }
}

async function invite(io: Io, email: string, options: TeamOptions): Promise<number> {
  const { role: as = 'member', grant } = options;
  if (as === 'member' && grant === undefined) throw new UsageError(NOTHING_GRANTED);
  return await withServer(io, options, async (client) => {
    const grants = grant && (await toGrants(client, grant));
    await showSent(io, await client.invitations.create({ email, role: as, ...(grants && { grants }) }), options);
    return undefined;
  });
}

async function update(io: Io, name: string, options: TeamOptions): Promise<number> {
  const { role: as, grant, format } = options;
  if (as === undefined && grant === undefined) throw new UsageError('Nothing to change: give --role or --grant.');
  return await withServer(io, options, async (client) => {
    const { user_id: id } = await findMember(client, name);
    const grants = grant && (await toGrants(client, grant));
    const changed = await client.members.update(id, { ...(as && { role: as }), ...(grants && { grants }) });
    await printObject<Listed>(io, changed, { format, columns });
    return undefined;
  });
}

const remove = (io: Io, name: string, options: RemoteOptions & { confirm?: string }): Promise<number> =>
  withServer(io, options, async (client) => {
    const { user_id: id, email } = await findMember(client, name);
    const warning = `${email} will have no access to the account from then on.`;
    await confirm(io, { word: email, warning, given: options.confirm });
    await client.members.remove(id);
    io.stderr.write('Removed.\n');
    return undefined;
  });

const resend = (io: Io, name: string, options: RemoteOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    await showSent(io, await client.invitations.resend((await findInvitation(client, name)).id), options);
    return undefined;
  });

const revoke = (io: Io, name: string, options: RemoteOptions): Promise<number> =>
  withServer(io, options, async (client) => {
    await client.invitations.revoke((await findInvitation(client, name)).id);
    io.stderr.write('Revoked.\n');
    return undefined;
  });

/** @throws RemoteFailure */
async function findMember({ members }: SessionClient, name: string): Promise<Member> {
  for await (const member of members.list({ limit: 100 })) {
    if (member.user_id === name || member.email === name.toLowerCase()) return member;
  }
  throw new RemoteFailure(`Nobody in this account is ${name}. \`linkvitals members list\` shows who is.`);
}

/** @throws RemoteFailure */
async function findInvitation({ invitations }: SessionClient, name: string): Promise<Invitation> {
  for await (const one of invitations.list({ limit: 100 })) {
    if (one.id === name || one.email === name.toLowerCase()) return one;
  }
  throw new RemoteFailure(`There is no open invitation of ${name}. \`linkvitals members invitations\` shows them.`);
}
