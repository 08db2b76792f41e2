/**
 * Has so many pages read by a page thread that it does not close: `node read-pages-and-end.ts PAGES`. Ends by itself,
 * when nothing keeps it awake.
 */
import { createPageThread } from '../page/thread/create-page-thread.ts';

const pages = Number(process.argv[2]);
const awake = setInterval(() => {}, 60_000);
const thread = createPageThread();
await thread.start();
const page = (title: number) => ({
  body: Buffer.from(`<title>${title}</title>`),
  contentType: undefined,
  maxLinks: 1,
});
const read = await Promise.all(Array.from({ length: pages }, (_, title) => thread.read(page(title))));
process.stdout.write(`${read.filter(({ title }, at) => title === `${at}`).length} pages\n`);
clearInterval(awake);
