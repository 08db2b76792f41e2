import type { ParameterizedContext } from 'koa';
import type { Config } from '../../platform/config/config.ts';
import { crawlerUserAgent, robotsToken } from '../../platform/crawler-identity.ts';
import { plainPage } from './plain-page.ts';

const body = (
  userAgent: string,
): string => `<p>This is a link checker. It crawls sites whose owners proved them to this installation by a DNS record, and checks
once whether the pages of other sites that they link to are still there.</p>
<p>It calls itself <code>${userAgent}</code>.</p>
<h2>What it requests from a site that it does not crawl</h2>
<p>A HEAD request for each linked address, a GET where HEAD is not enough; one request at a time, at least a second
apart. It waits when a site answers 429 or 503, and requests a good address again only after a week.</p>
<h2>How to stop it</h2>
<p>On a site that is crawled, robots.txt is followed (RFC 9309):</p>
<pre>User-agent: ${robotsToken}
Disallow: /</pre>
<p><code>Crawl-delay</code> is honoured up to 10 seconds.</p>`;

/** Serves the page that the crawler's user agent links to: it names the server that crawls, and how to stop it. */
export function botPage(config: Config): (koa: ParameterizedContext) => void {
  const html = plainPage({ title: robotsToken, body: body(crawlerUserAgent(config)), roomy: true });
  return (koa) => {
    koa.body = html;
    koa.type = 'text/html';
  };
}
