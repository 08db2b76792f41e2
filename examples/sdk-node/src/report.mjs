// Registers a site, crawls it and prints its broken links. Plain JavaScript, Node 20 or later, no build:
// LINKVITALS_URL=http://127.0.0.1:8080 LINKVITALS_API_KEY=lv_… node src/report.mjs example.com
import { createClient, isApiError } from '@linkvitals/sdk';

const { LINKVITALS_URL: baseUrl, LINKVITALS_API_KEY: apiKey } = process.env;
const [hostname] = process.argv.slice(2);
if (!baseUrl || !apiKey || !hostname) {
  console.error('Usage: LINKVITALS_URL=http://127.0.0.1:8080 LINKVITALS_API_KEY=lv_… node src/report.mjs <hostname>');
  process.exit(2);
}
const client = createClient({ baseUrl, apiKey, userAgent: 'crawl-report/1.0' });

/** Adds the domain, or returns the existing one. */
async function register() {
  try {
    return await client.domains.create({ hostname });
  } catch (error) {
    if (!isApiError(error, 'domain_exists')) throw error;
    const [known] = await client.domains.list({ hostname }).toArray({ limit: 1 });
    return known;
  }
}

/** Checks the domain's DNS record, unless the domain is verified already. */
async function prove(domain) {
  return domain.verification_status === 'verified' ? domain : await client.domains.checkVerification(domain.id);
}

async function crawl(domain) {
  const { id } = await client.crawls.start(domain.id);
  let lastCount = -1;
  return client.crawls.wait(id, {
    intervalMs: 500,
    onProgress: ({ progress: { pages_crawled, broken } }) => {
      if (pages_crawled !== lastCount) console.log(`${pages_crawled} pages read, ${broken} broken links`);
      lastCount = pages_crawled;
    },
  });
}

async function printBrokenLinks(crawlId) {
  for await (const target of client.crawls.links(crawlId, { verdict: 'broken', limit: 100 })) {
    console.log(`BROKEN ${target.url} ${target.status_code ?? target.reason}`);
    for (const { page_url, line } of target.found_on) console.log(`  on ${page_url}, line ${line}`);
  }
}

try {
  const domain = await prove(await register());
  console.log('Domains of the account:');
  for await (const { hostname: name, health_score } of client.domains.list()) {
    console.log(`  ${name}: ${health_score === null ? 'not crawled yet' : `${health_score} of 100`}`);
  }
  if (domain.verification_status !== 'verified') {
    const [record] = domain.verification.records;
    throw new Error(
      `Prove that it is yours: add the ${record.type} record "${record.value}" at ${record.name}, then run this again.`,
    );
  }
  const { id, state, health_score, error } = await crawl(domain);
  if (state !== 'completed') throw new Error(`The crawl ended ${state}: ${error}`);
  console.log(`Health score: ${health_score}`);
  await printBrokenLinks(id);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
