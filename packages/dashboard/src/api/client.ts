import { createClient, type List, type ListPage } from '@linkvitals/sdk';
import { fetchFirst } from './first-answers.ts';

/** Talks to the server that served the page, with the session cookie of the browser. */
export const client = createClient({ baseUrl: document.baseURI, fetch: fetchFirst });

/** One page of a list, for lists that grow as a person reads on: the cursor stands in the query of the list. */
export async function firstPage<T>(list: List<T>): Promise<ListPage<T>> {
  const { value } = await list.pages().next();
  return value ?? { data: [], next_cursor: null };
}
