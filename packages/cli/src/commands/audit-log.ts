import type { AuditEntry, QueryParameters } from '@linkvitals/sdk';
import { Command, Option } from 'commander';
import type { Io } from '../io.ts';
import type { Column } from '../remote/output/columns.ts';
import { printList } from '../remote/output/output.ts';
import {
  connectionHelp,
  firstOf,
  type ListOptions,
  listCommand,
  pageSize,
  withServer,
} from '../remote/remote-command.ts';

type Query = QueryParameters<'listAuditLog'>;
type Options = ListOptions & { action?: string; actor?: string; subject?: string };

const columns: readonly Column<AuditEntry>[] = [
  ['AT', 'at'],
  ['ACTION', 'action'],
  ['BY', 'actor.name'],
  // A key may have the name of a person.
  ['KIND', 'actor.kind'],
  ['FROM', 'address'],
  ['WHAT', 'subject.name'],
  ['BEFORE', 'before'],
  ['AFTER', 'after'],
];

/** Makes the command `linkvitals audit-log`. */
export function auditLogCommand(io: Io, finish: (code: number) => void): Command {
  return listCommand(new Command('audit-log'))
    .addOption(new Option('--action <action>', 'only this one, e.g. domain.deleted'))
    .addOption(new Option('--actor <id>', 'only what this person or key did'))
    .addOption(new Option('--subject <id>', 'only what was done to this object'))
    .addHelpText('after', connectionHelp)
    .action(async (options: Options) => finish(await list(io, options)));
}

const list = (io: Io, options: Options): Promise<number> =>
  withServer(io, options, async ({ account }) => {
    const { action, actor, subject } = options;
    const query: Query = {
      ...pageSize(options),
      // The set of actions is open: the server may have further ones.
      ...(action === undefined ? {} : { action: action as NonNullable<Query['action']> }),
      ...(actor === undefined ? {} : { actor_id: actor }),
      ...(subject === undefined ? {} : { subject_id: subject }),
    };
    await printList(io, firstOf(account.auditLog(query), options), { format: options.format, columns });
    return undefined;
  });
