/** The parameters that an identity provider adds to the address when it sends the person back. */
export interface ProviderReturn {
  /** A code of `signIn.providerErrors`; undefined after success, and when there was no provider. */
  readonly error?: string | undefined;
}

/** Reads the query of the address and omits what is no code. */
export const readProviderReturn = (search: Record<string, unknown>): ProviderReturn => ({
  error: typeof search.error === 'string' && /^[a-z_]{1,40}$/.test(search.error) ? search.error : undefined,
});
