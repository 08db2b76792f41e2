import { findBrokenLinks, type Report } from './find-broken-links.ts';
import { serveSite } from './serve-site.ts';

const [startUrl] = process.argv.slice(2);
const report = startUrl === undefined ? await crawlOwnSite() : await findBrokenLinks(startUrl);

for (const { url, reason, places } of report.broken) {
  console.log(`${url}  ${reason}`);
  for (const place of places) console.log(`  on ${place}`);
}
console.log(report.error ?? `${report.pages} pages read, ${report.broken.length} broken links`);
process.exitCode = report.error === undefined ? 0 : 1;

/** Crawls a site on this machine, whose addresses are refused unless they are allowed. */
async function crawlOwnSite(): Promise<Report> {
  const site = await serveSite();
  try {
    return await findBrokenLinks(site.url, { allowCidrs: ['127.0.0.1/32'] });
  } finally {
    site.close();
  }
}
