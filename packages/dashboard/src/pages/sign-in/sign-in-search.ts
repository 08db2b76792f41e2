/** The query of the address of the sign-in page. */
export interface SignInSearch {
  /** The path to open after signing in. */
  readonly return_to?: string | undefined;
  /** The code of the error when a sign-in with an identity provider has failed. */
  readonly error?: string | undefined;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

export const readSignInSearch = (search: Record<string, unknown>): SignInSearch => ({
  return_to: textOf(search.return_to),
  error: textOf(search.error),
});
