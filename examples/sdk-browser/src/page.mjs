// Runs in the page: lists the domains of the account, crawls one and shows its broken links while the page stays usable.
import { createClient, isApiError } from '@linkvitals/sdk';

const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const domains = document.querySelector('#domains');
const broken = document.querySelector('#broken');

/** Controller of the running work; the visitor's next action aborts it. */
let current = new AbortController();

form.addEventListener('submit', (event) => {
  event.preventDefault();
  // The page and the API have the same origin, so CORS is not needed.
  const client = createClient({ baseUrl: '/', apiKey: form.elements.key.value });
  work((signal) => showDomains(client, signal));
});

/** Ends the running work, then does this task and shows its error. */
async function work(task) {
  current.abort();
  current = new AbortController();
  const { signal } = current;
  try {
    await task(signal);
  } catch (error) {
    if (signal.aborted) return;
    const isRefused = isApiError(error, 'unauthorized');
    status.textContent = isRefused ? 'The server does not know this API key.' : error.message;
  }
}

async function showDomains(client, signal) {
  domains.replaceChildren();
  broken.replaceChildren();
  let count = 0;
  for await (const domain of client.domains.list({ limit: 100 }, { signal })) {
    count += 1;
    const button = document.createElement('button');
    button.textContent = `Crawl ${domain.hostname}`;
    button.disabled = domain.verification_status !== 'verified';
    button.addEventListener('click', () => work((next) => crawl(client, domain, next)));
    append(domains, button);
  }
  status.textContent = `${count} domains`;
}

async function crawl(client, { id, hostname }, signal) {
  broken.replaceChildren();
  const started = await client.crawls.start(id, {}, { signal });
  const ended = await client.crawls.wait(started.id, {
    signal,
    intervalMs: 500,
    onProgress: ({ progress }) => {
      status.textContent = `${hostname}: ${progress.pages_crawled} pages read`;
    },
  });
  for await (const target of client.crawls.links(ended.id, { verdict: 'broken' }, { signal })) {
    append(broken, `${target.url} (${target.status_code ?? target.reason})`);
  }
  status.textContent = `${hostname}: ${ended.state}, health score ${ended.health_score ?? 'N/A'}`;
}

/** Adds a list item. Text from a crawled site is inserted as text, never as HTML. */
function append(list, content) {
  const item = document.createElement('li');
  item.append(content);
  list.append(item);
}
