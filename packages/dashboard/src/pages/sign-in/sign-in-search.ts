/** What may stand in the address of the sign-in page. */
export interface SignInSearch {
  /** Where to go then. */
  readonly return_to?: string | undefined;
  /** Why a sign-in with an identity provider has failed. */
  readonly error?: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const readSignInSearch = (search: Record<string, unknown>): SignInSearch => ({
  return_to: textOf(search.return_to),
  error: textOf(search.error),
});
