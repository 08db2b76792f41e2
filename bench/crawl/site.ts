import { startFixtureSite } from '../../packages/testing/src/site/fixture-site.ts';

// The fixture site in a process of its own: its start URL and truth on one line, then it serves until it is killed.
const [pages = '1000', latencyMs = '0'] = process.argv.slice(2);
const site = await startFixtureSite({ pages: Number(pages), latencyMs: Number(latencyMs) });
console.log(JSON.stringify({ startUrl: site.startUrl, broken: site.truth().broken.map(({ url }) => url) }));
