/**
 * Revisions with which present figures are compared, so that small losses cannot add up: these until 1.0, from then on the
 * last release. That of the API is the first with a bench for it.
 */
export const ANCHOR = { crawl: '9b58f8be', webhooks: '9b58f8be', api: 'a0917d8a' } as const;
