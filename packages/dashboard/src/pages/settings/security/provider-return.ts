/** What an identity provider adds to the address when it sends the person back. */
export interface ProviderReturn {
  /** A code of `signIn.providerErrors`; undefined: all went well, or there was no provider. */
  readonly error?: string | undefined;
}

/** Reads the address; what is no code is left out. */
export const readProviderReturn = (search: Record<string, unknown>): ProviderReturn => ({
  error: typeof search.error === 'string' && /^[a-z_]{1,40}$/.test(search.error) ? search.error : undefined,
});
