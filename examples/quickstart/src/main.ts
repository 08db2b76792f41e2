import { createClient } from '@linkvitals/sdk';
import { run } from './run.ts';

const { LINKVITALS_URL: baseUrl, LINKVITALS_API_KEY: apiKey } = process.env;
const [hostname] = process.argv.slice(2);

if (!baseUrl || !apiKey || !hostname) {
  console.error('Usage: LINKVITALS_URL=http://127.0.0.1:3000 LINKVITALS_API_KEY=lv_… node src/main.ts <hostname>');
  process.exit(2);
}

const stop = new AbortController();
process.once('SIGINT', () => stop.abort(new Error('Stopped')));

try {
  const client = createClient({ baseUrl, apiKey, userAgent: 'quickstart/1.0' });
  const crawl = await run({ client, hostname, print: console.log, signal: stop.signal });
  process.exitCode = crawl.state === 'completed' ? 0 : 1;
} catch (error) {
  const reason: unknown = stop.signal.aborted ? stop.signal.reason : error;
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
