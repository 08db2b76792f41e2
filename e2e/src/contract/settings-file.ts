import { operations } from '@linkvitals/contract';
import { type Seeded, spareHostname } from './seed.ts';

/** How often a parameter is the id of something that is there; otherwise it is made up. */
const PROBABILITY = 0.8;

const dictionary = (name: string, values: readonly (string | number)[]): string =>
  `[dictionaries.${name}]\nvalues = ${JSON.stringify(values)}\n`;
const binding = (parameter: string, name: string): string =>
  `"${parameter}" = { dictionary = "${name}", probability = ${PROBABILITY} }\n`;

/**
 * What a request that is valid by its schema may be answered with: 403, 404, 409, 412 and 422 are rules that no schema can
 * say. 400 is not among them: it is for what the schema says.
 */
const ACCEPTED = ['2xx', '401', '403', '404', '409', '412', '422', '429'];

const accepted = (statuses: readonly string[]): string =>
  `positive_data_acceptance.expected-statuses = ${JSON.stringify(statuses)}\n`;

/** A cursor is opaque text to the schema, and one that is made up is a 400. */
const lists = operations
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'))
  .map(({ id }) => id);

/** schemathesis.toml; what is left out of it and why stands in docs/contract-tests.md. */
export function settingsFile(seeded: Seeded): string {
  return [
    '[parameters]\n',
    binding('header.If-Match', 'versions'),
    binding('body.hostname', 'hostnames'),
    binding('body.url', 'urls'),
    binding('body.slack.url', 'urls'),
    binding('path.domain_id', 'domains'),
    binding('path.crawl_id', 'crawls'),
    binding('path.target_id', 'targets'),
    binding('path.webhook_id', 'webhooks'),
    binding('path.delivery_id', 'deliveries'),
    binding('path.notification_id', 'notifications'),
    dictionary('versions', ['*']),
    dictionary('hostnames', ['www.example.org', 'https://example.net/a?b', 'münchen.example']),
    dictionary('urls', [seeded.url]),
    dictionary('domains', seeded.domains),
    dictionary('crawls', seeded.crawls),
    dictionary('targets', seeded.targets),
    dictionary('webhooks', [seeded.webhook]),
    dictionary('spareWebhooks', seeded.spareWebhooks),
    dictionary('spareDomain', [seeded.spareDomain]),
    dictionary('spareHostname', [spareHostname]),
    dictionary('deliveries', seeded.deliveries),
    dictionary('notifications', seeded.notifications),
    '[checks]\n',
    accepted(ACCEPTED),
    // A link that schemathesis derives from an id that is null leads to an object called None.
    '[phases.stateful.checks]\n',
    accepted([...ACCEPTED, '400']),
    `[[operations]]\ninclude-operation-id = ${JSON.stringify(lists)}\n[operations.checks]\n`,
    accepted([...ACCEPTED, '400']),
    '[[operations]]\ninclude-operation-id = "deleteDomain"\n[operations.parameters]\n',
    binding('path.domain_id', 'spareDomain'),
    binding('query.confirm', 'spareHostname'),
    '[[operations]]\ninclude-operation-id = "deleteWebhook"\n[operations.parameters]\n',
    binding('path.webhook_id', 'spareWebhooks'),
  ].join('');
}
