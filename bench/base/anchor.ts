/**
 * Revisions to compare present figures with, so that small losses cannot add up: these until 1.0, then the last
 * release. The revision of the API is the first one with a bench for it.
 */
export const ANCHOR = { crawl: '9b58f8be', webhooks: '9b58f8be', api: 'a0917d8a' } as const;
