/** The URL at which a crawl of a domain begins. A server without TLS is then requested over http. */
export const firstUrl = (hostname: string): string => `https://${hostname}/`;
