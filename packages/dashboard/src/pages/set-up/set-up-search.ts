/** The state of the set-up, kept in the address so that it survives a reload. */
export interface SetUpSearch {
  /** Id of the first domain, once it is added. */
  readonly domain?: string | undefined;
}

export const readSetUpSearch = (search: Record<string, unknown>): SetUpSearch => ({
  domain: typeof search.domain === 'string' ? search.domain : undefined,
});
