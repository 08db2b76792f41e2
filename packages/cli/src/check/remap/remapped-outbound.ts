import { headerText, type Outbound, type OutboundRequest, type OutboundResponse } from '@linkvitals/outbound';
import { type LocalAnswer, toResponse } from '../source/answer-locally.ts';
import type { Remap } from './read-remap.ts';
import type { Remapped, Remapping } from './remapping.ts';

interface RemappedParts {
  readonly mapping: Remapping;
  /** Sends the requests that go elsewhere. It may reach the places that the rules name, and gets no other URL. */
  readonly elsewhere: Outbound;
  readonly folders: ReadonlyMap<Remap, (url: URL) => Promise<LocalAnswer>>;
  /** URL of the site, and the names of the headers that are for it alone. */
  readonly site: { readonly url: string; readonly headers: readonly string[] };
}

/** An outbound client that requests URLs where the rules say. Its answers have the URLs of the crawl, redirects too. */
export function remapOutbound(outbound: Outbound, parts: RemappedParts): Outbound {
  const { mapping, elsewhere, folders, site } = parts;
  const find = withHostFiles(mapping, site.url);
  const home = mapping.find(site.url)?.url;
  return {
    async request(request) {
      const found = find(request.url);
      const url = found?.url ?? request.url;
      const folder = found === undefined ? undefined : folders.get(found.rule);
      if (folder !== undefined) return toResponse(request, await folder(new URL(request.url)));
      const isSite = home === undefined ? found === undefined : new URL(url).origin === new URL(home).origin;
      const sent = isSite ? request : without(site.headers, request);
      if (found === undefined) return outbound.request(sent);
      return underItsName(await elsewhere.request({ ...sent, url }), { request, name: nameIn(mapping, found.rule) });
    },
    check(url, signal) {
      const found = find(url);
      if (found === undefined) return outbound.check(url, signal);
      return found.url === undefined ? Promise.resolve() : elsewhere.check(found.url, signal);
    },
    async close() {
      await Promise.all([outbound.close(), elsewhere.close()]);
    },
  };
}

/** Files of a whole host, which the crawl of a site requests wherever in the host it begins. */
const HOST_FILES = ['/robots.txt', '/sitemap.xml'];

/** Finds the place of a URL. Host files of the site come from the place of its start page, so that all of it is one host. */
function withHostFiles(mapping: Remapping, site: string): (url: string) => Remapped | undefined {
  const home = mapping.find(site);
  if (home === undefined) return (url) => mapping.find(url);
  const moved = new Map(
    HOST_FILES.map((path) => {
      const url = home.url === undefined ? undefined : new URL(path, home.url).href;
      return [new URL(path, site).href, { rule: home.rule, url }];
    }),
  );
  return (url) => mapping.find(url) ?? moved.get(url);
}

const nameIn =
  (mapping: Remapping, rule: Remap) =>
  (url: string): string =>
    mapping.nameOf(url, rule);

/** A request without some of its headers. */
function without(names: readonly string[], request: OutboundRequest): OutboundRequest {
  const { headers } = request;
  if (names.length === 0 || headers === undefined) return request;
  return { ...request, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) };
}

/** An answer from elsewhere under the URL that was to be requested. A redirect leads to the name of its target. */
function underItsName(
  response: OutboundResponse,
  { request, name }: { request: OutboundRequest; name: (url: string) => string },
): OutboundResponse {
  const { location } = response.headers;
  const next = location === undefined ? null : URL.parse(headerText(location), response.url);
  // A Location that is no URL stays as it was sent, so that it is reported.
  if (next === null) return { ...response, url: request.url };
  return { ...response, url: request.url, headers: { ...response.headers, location: name(next.href) } };
}
