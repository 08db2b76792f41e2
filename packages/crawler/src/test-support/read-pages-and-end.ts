/** Makes a page thread read PAGES pages and does not close it: `node read-pages-and-end.ts PAGES`. The process must end by itself. */
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
