/** Where the set-up is; it survives a reload. */
export interface SetUpSearch {
  /** Id of the first domain, once there is one. */
  readonly domain?: string | undefined;
}

export const readSetUpSearch = (search: Record<string, unknown>): SetUpSearch => ({
  domain: typeof search.domain === 'string' ? search.domain : undefined,
});
