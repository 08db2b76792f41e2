import { createClient, type SessionClient } from '@linkvitals/sdk/session';

export const owner = { name: 'Ada Lovelace', email: 'ada@northwind.example' } as const;
export const admin = { name: 'Grace Hopper', email: 'grace@northwind.example' } as const;
export const editor = { name: 'Alan Turing', email: 'alan@northwind.example' } as const;
/** A person who was invited and has not accepted. */
export const invited = { email: 'mary@northwind.example' } as const;

/** The password of everybody in the demo. It may be public, because the demo listens on this machine only. */
export const PASSWORD = 'violet-harbour-71-kite';

/** A client that keeps the cookie of its session, as a browser does. */
export function openBrowser(baseUrl: string): SessionClient {
  let cookie: string | undefined;
  const fetchWithCookie: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (cookie !== undefined) request.headers.set('cookie', cookie);
    const response = await fetch(request);
    cookie = response.headers.getSetCookie()[0]?.replace(/;.*$/s, '') ?? cookie;
    return response;
  };
  return createClient({ baseUrl, fetch: fetchWithCookie });
}

/** Signs a person in. @returns a client with their session */
export async function signIn(baseUrl: string, { email }: { readonly email: string }): Promise<SessionClient> {
  const client = openBrowser(baseUrl);
  await client.session.signIn({ email, password: PASSWORD });
  return client;
}

/** Accepts an invitation as a new person. @returns the id of the member */
export async function accept(baseUrl: string, link: string, name: string): Promise<string> {
  const token = new URL(link).hash.slice(1);
  const { user } = await openBrowser(baseUrl).invitations.accept({ token, name, password: PASSWORD });
  return user.id;
}
