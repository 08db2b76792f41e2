/** Where a crawl of a domain begins, unless its server takes no TLS: then it is the same over http. */
export const firstUrl = (hostname: string): string => `https://${hostname}/`;
