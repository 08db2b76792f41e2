import { createClient } from '@linkvitals/sdk/session';
import { fetchFirst } from './first-answers.ts';
import { repeatRefused } from './repeat-refused.ts';

/** The client of the server that served the page. It uses the session cookie of the browser. */
export const client = createClient({ baseUrl: document.baseURI, fetch: repeatRefused(fetchFirst) });
