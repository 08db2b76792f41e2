import { createClient, type List, type ListPage } from '@linkvitals/sdk';
import { fetchFirst } from './first-answers.ts';
import { repeatRefused } from './repeat-refused.ts';

/** The client of the server that served the page. It uses the session cookie of the browser. */
export const client = createClient({ baseUrl: document.baseURI, fetch: repeatRefused(fetchFirst) });

/** Fetches one page of a list. The query of the list has the cursor, so that more pages can be fetched when a person wants more rows. */
export async function firstPage<T>(list: List<T>): Promise<ListPage<T>> {
  const { value } = await list.pages().next();
  return value ?? { data: [], next_cursor: null };
}
