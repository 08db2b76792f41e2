const WWW = /^www\./;
const ENCRYPTED_ORIGIN = /^https:\/\/([^/?#@]+)(?=\/)/;

/**
 * The beginning of a URL that a page about its site need not show. `http`, without encryption, is shown always, and so are other ports.
 * @param url in readable form
 * @param site hostname, as readable URLs have it; undefined: the page is about several sites
 * @returns scheme and host; empty: the URL is shown whole
 */
export function ownOriginOf(url: string, site: string | undefined): string {
  const [origin = '', host = ''] = ENCRYPTED_ORIGIN.exec(url) ?? [];
  return site !== undefined && host.replace(WWW, '') === site.replace(WWW, '') ? origin : '';
}
