import { createClient, type Domain, isApiError, type LinkvitalsClient } from '@linkvitals/sdk';
import { crawlStep } from './crawl-step.ts';
import { startReceiver } from './start-receiver.ts';
import { startService } from './start-service.ts';
import { HOSTNAME, startWorld, type World } from './start-world.ts';
import { createSteps, must, type Steps } from './steps.ts';
import { webhookSteps } from './webhook-steps.ts';

export interface DemoOptions {
  readonly print: (line: string) => void;
  /** Arguments for node that start the `linkvitals` command. Default: the built one. */
  readonly program?: readonly string[];
  /** Port of the server. Default: a free one. */
  readonly port?: string | undefined;
}

/** Runs the whole main job, step by step. Rejects at the first step with an unexpected result. */
export async function runDemo({ print, program, port = '0' }: DemoOptions): Promise<void> {
  const steps = createSteps(print);
  await using world = await steps.step('A web site with known faults, and DNS', startWorld, ({ site, dns }) => {
    const { pages, uniqueLinks, broken } = site.truth();
    return `${HOSTNAME} has ${pages} pages, ${uniqueLinks} different links, ${broken.length} of them broken; DNS on ${dns.address}`;
  });
  await using receiver = await steps.step('A subscriber', startReceiver, ({ url }) => `listens on ${url}`);
  const start = () => startService({ ...world.settings, LINKVITALS_PORT: port }, program);
  await using service = await steps.step('linkvitals serve', start, ({ url }) => `listens on ${url}`);

  const makeKey = async () => {
    await service.linkvitals('account', 'create', '--name', 'Demo');
    return service.linkvitals('key', 'create');
  };
  const apiKey = await steps.step('linkvitals account create, key create', makeKey, (key) => `${key.slice(0, 6)}...`);
  const client = createClient({ baseUrl: service.url, apiKey });

  const domain = await proveDomain(steps, client, world);
  const subscription = () =>
    client.webhooks.create({
      url: receiver.url,
      events: ['crawl.started', 'crawl.completed', 'broken_links.found'],
    });
  const webhook = await steps.step('Subscribe to three events', subscription, ({ id }) => `webhook ${id}`);
  receiver.useSecret(webhook.secret);

  const crawl = await crawlStep({ steps, client, world, domain });
  await webhookSteps({ steps, receiver, crawl });
}

/** Registers a domain, shows that it cannot be crawled yet, adds the TXT record, and checks. */
async function proveDomain(steps: Steps, client: LinkvitalsClient, { dns }: World): Promise<Domain> {
  const created = await steps.step(
    'Register the domain',
    () => client.domains.create({ hostname: `HTTP://www.${HOSTNAME}/` }),
    ({ hostname, verification_status: status }) => `${hostname} is ${status}`,
  );
  must(created.hostname === HOSTNAME, `the name was normalised to ${created.hostname}`);

  const tooEarly = async () => {
    try {
      await client.crawls.start(created.id);
      return 'not refused';
    } catch (error) {
      if (isApiError(error)) return error.code;
      throw error;
    }
  };
  const refusal = await steps.step('A crawl before the proof', tooEarly, (code) => `refused, ${code}`);
  must(refusal === 'domain_not_verified', 'an unverified domain was not refused');

  const [record] = created.verification.records;
  must(record !== undefined, 'the domain does not say which TXT record to add');
  await steps.step(
    'Add the TXT record',
    () => dns.set(HOSTNAME, 'TXT', [record.value]),
    () => record.value,
  );
  const verified = await steps.step(
    'Check the record',
    () => client.domains.checkVerification(created.id),
    ({ verification_status: status }) => `${HOSTNAME} is ${status}`,
  );
  must(verified.verification_status === 'verified', 'the TXT record was not found');
  return verified;
}
