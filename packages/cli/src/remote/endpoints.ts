import { inertLine } from '@linkvitals/contract/inert-text';
import type { Delivery, QueryParameters, Webhook, WebhookCreate, WebhookWithSecret } from '@linkvitals/sdk';
import { jsonText } from '../check/formats/json-text.ts';
import type { Io } from '../io.ts';
import { confirm } from './confirm.ts';
import { type Column, cellOf } from './output/columns.ts';
import { printList } from './output/output.ts';
import { firstOf, type ListOptions, pageSize, type RemoteOptions, withServer } from './remote-command.ts';

export interface AddOptions extends RemoteOptions {
  readonly events: string[];
  readonly domains?: string[];
  readonly description?: string;
}

export interface RotateOptions extends RemoteOptions {
  readonly grace?: number;
  readonly force?: boolean;
}

export interface DeleteOptions extends RemoteOptions {
  readonly confirm?: string;
}

export interface DeliveryListOptions extends ListOptions {
  readonly state?: NonNullable<QueryParameters<'listDeliveries'>['state']>;
}

const listed: readonly Column<Webhook>[] = [
  ['ID', 'id'],
  ['ENABLED', 'enabled'],
  ['DISABLED BECAUSE', 'disabled_reason'],
  ['EVENTS', 'events'],
  ['URL', 'url'],
  ['DESCRIPTION', 'description'],
];

const deliveries: readonly Column<Delivery>[] = [
  ['ID', 'id'],
  ['STATE', 'state'],
  ['EVENT', 'event'],
  ['RETRIES', 'retry_count'],
  ['CREATED', 'created_at'],
  ['FINISHED', 'finished_at'],
  ['NEXT ATTEMPT', 'next_attempt_at'],
  ['SKIPPED BECAUSE', 'skipped_reason'],
];

export const listEndpoints = (io: Io, options: ListOptions): Promise<number> =>
  withServer(io, options, async ({ webhooks }) => {
    const items = firstOf(webhooks.list(pageSize(options)), options);
    await printList(io, items, { format: options.format, columns: listed });
    return undefined;
  });

export const listDeliveries = (io: Io, id: string, options: DeliveryListOptions): Promise<number> =>
  withServer(io, options, async ({ webhooks }) => {
    const query = { ...pageSize(options), ...(options.state === undefined ? {} : { state: options.state }) };
    const items = firstOf(webhooks.deliveries(id, query), options);
    await printList(io, items, { format: options.format, columns: deliveries });
    return undefined;
  });

/** Prints the secret alone on stdout, for `SECRET=$(…)`; the whole object with `json`. */
function printSecret(io: Io, webhook: WebhookWithSecret, { format }: RemoteOptions): void {
  if (format !== 'table') {
    io.stdout.write(`${jsonText(webhook)}\n`);
    return;
  }
  io.stderr.write(`Endpoint ${cellOf(webhook, 'id')}. Its signing secret is shown this once:\n`);
  io.stdout.write(`${cellOf(webhook, 'secret')}\n`);
}

export const addEndpoint = (io: Io, url: string, options: AddOptions): Promise<number> =>
  withServer(io, options, async ({ webhooks }) => {
    const { events, domains, description } = options;
    const made = await webhooks.create({
      url,
      // The server refuses an unknown event.
      events: events as WebhookCreate['events'],
      ...(domains === undefined ? {} : { domain_ids: domains }),
      ...(description === undefined ? {} : { description }),
    });
    printSecret(io, made, options);
    return undefined;
  });

export const rotateSecret = (io: Io, id: string, options: RotateOptions): Promise<number> =>
  withServer(io, options, async ({ webhooks }) => {
    const { grace, force } = options;
    const rotated = await webhooks.rotateSecret(id, {
      ...(grace === undefined ? {} : { grace_seconds: grace }),
      ...(force === undefined ? {} : { force }),
    });
    printSecret(io, rotated, options);
    return undefined;
  });

export const deleteEndpoint = (io: Io, id: string, options: DeleteOptions): Promise<number> =>
  withServer(io, options, async ({ webhooks }) => {
    const { data: webhook, etag } = await webhooks.get(id).withResponse();
    const warning = `The endpoint ${inertLine(webhook.url)} will be deleted with its log of deliveries, for good.`;
    await confirm(io, { word: URL.parse(webhook.url)?.host ?? id, warning, given: options.confirm });
    // The ETag makes sure that the confirmed version is deleted.
    await webhooks.delete(id, etag === undefined ? {} : { ifMatch: etag });
    io.stderr.write('Deleted.\n');
    return undefined;
  });
