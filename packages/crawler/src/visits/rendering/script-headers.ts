import type { CrawlOptions } from '../../crawl-options.ts';
import type { Scope } from '../../url/scope.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers that a browser adds about itself: another client sends the request. */
const OF_BROWSER =
  /^(?:sec-|upgrade-insecure-requests$|user-agent$|accept-encoding$|purpose$|priority$|x-client-data$)/;

/**
 * The headers of a request of a script: those that the script or the browser gave it, and, on the own host, those that the owner configured.
 */
export function scriptHeaders(
  request: { readonly url: string; readonly headers: Headers },
  options: Pick<CrawlOptions, 'headers' | 'userAgent' | 'ownUserAgent'>,
  scope: Pick<Scope, 'isInternal' | 'mayCarryHeaders'>,
): Headers {
  const { url } = request;
  const { headers = {}, userAgent, ownUserAgent = userAgent } = options;
  const own = scope.isInternal(url);
  const sent: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (!OF_BROWSER.test(name.toLowerCase())) sent[name.toLowerCase()] = value;
  }
  const configured = own && scope.mayCarryHeaders(url) ? Object.entries(headers) : [];
  for (const [name, value] of configured) {
    const key = name.toLowerCase();
    const before = key === 'cookie' ? sent[key] : undefined;
    sent[key] = before === undefined ? value : `${value}; ${before}`;
  }
  return { ...sent, 'user-agent': own ? ownUserAgent : userAgent };
}
