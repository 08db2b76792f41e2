import { Argument, type Command, Option } from 'commander';
import { readNumber } from '../check/options/read-number.ts';
import type { Io } from '../io.ts';
import {
  type AddOptions,
  addEndpoint,
  type DeleteOptions,
  type DeliveryListOptions,
  deleteEndpoint,
  listDeliveries,
  listEndpoints,
  type RotateOptions,
  rotateSecret,
} from './endpoints.ts';
import { connectionHelp, type ListOptions, listCommand, type RemoteOptions, remoteCommand } from './remote-command.ts';
import { testEndpoint } from './test-endpoint.ts';

type Finish = (code: number) => void;

const MAX_GRACE_SECONDS = 604_800;
const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');
const webhook = () => new Argument('<webhook>', 'id, from `webhooks list`');

/** Makes the commands `linkvitals webhooks list|add|test|deliveries|rotate-secret|delete`. */
export function addEndpointCommands(webhooks: Command, io: Io, finish: Finish): void {
  listCommand(webhooks.command('list'))
    .description('List the endpoints.')
    .action(async (options: ListOptions) => finish(await listEndpoints(io, options)));
  remoteCommand(webhooks.command('add'))
    .description('Register an endpoint. Only its signing secret is printed on stdout, this once.')
    .addArgument(new Argument('<url>', 'where events are sent'))
    .addOption(
      new Option('--events <list>', 'by commas, e.g. broken_links.found').argParser(words).makeOptionMandatory(),
    )
    .addOption(new Option('--domains <ids>', 'only of these domains, by commas (default: all)').argParser(words))
    .addOption(new Option('--description <text>', 'what it is for'))
    .action(async (url: string, options: AddOptions) => finish(await addEndpoint(io, url, options)));
  remoteCommand(webhooks.command('test'))
    .description('Send a test event, and show how the endpoint answers. Exit code 1 unless it was delivered.')
    .addArgument(webhook())
    .action(async (id: string, options: RemoteOptions) => finish(await testEndpoint(io, id, options)));
  listCommand(webhooks.command('deliveries'))
    .description('List what was sent to an endpoint in the last 30 days, newest first.')
    .addArgument(webhook())
    .addOption(
      new Option('--state <state>', 'only those in this state').choices([
        'pending',
        'delivered',
        'failed',
        'skipped',
        'canceled',
      ]),
    )
    .action(async (id: string, options: DeliveryListOptions) => finish(await listDeliveries(io, id, options)));
  remoteCommand(webhooks.command('rotate-secret'))
    .description('Give an endpoint another signing secret. Only the secret is printed on stdout, this once.')
    .addArgument(webhook())
    .addOption(
      new Option('--grace <seconds>', 'how long the secret so far signs too (default: a day)').argParser(
        readNumber({ min: 0, max: MAX_GRACE_SECONDS }),
      ),
    )
    .addOption(new Option('--force', 'although the grace of an earlier rotation lasts'))
    .action(async (id: string, options: RotateOptions) => finish(await rotateSecret(io, id, options)));
  remoteCommand(webhooks.command('delete'))
    .description('Delete an endpoint with its log of deliveries.')
    .addArgument(webhook())
    .addOption(new Option('--confirm <host>', 'host of its URL, instead of typing it'))
    .action(async (id: string, options: DeleteOptions) => finish(await deleteEndpoint(io, id, options)));
  webhooks.addHelpText('after', connectionHelp);
}
