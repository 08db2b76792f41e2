import type { Session } from '@linkvitals/contract/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { isSignedOut } from './errors.ts';
import { SIGN_IN_METHODS_KEY } from './forget-session.ts';
import { pageByPage } from './page-by-page.ts';
import { noteSignedOut, SESSION_KEY } from './session-end.ts';

/** The session of the person who is signed in; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal, client: queries }): Promise<Session | null> => {
    try {
      return await client.session.get({ signal });
    } catch (error) {
      if (isSignedOut(error)) return noteSignedOut(queries);
      throw error;
    }
  },
  staleTime: 60_000,
});

export const signInMethodsQuery = queryOptions({
  queryKey: SIGN_IN_METHODS_KEY,
  queryFn: ({ signal }) => client.signInMethods({ signal }),
});

/** The sessions of the person on all devices, page by page. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['sessions'],
  ...pageByPage((page, options) => client.session.list(page, options)),
});

/** The identities at providers with which the person may sign in. */
export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => client.me.identities({ signal }),
});

/** The passkeys of the person, page by page. */
export const passkeysQuery = infiniteQueryOptions({
  queryKey: ['passkeys'],
  ...pageByPage((page, options) => client.me.listPasskeys(page, options)),
});
