import { addsColumn } from './adds-column.ts';

/** From sending the request to the last byte, ms; `response_ms` is the time to first byte. NULL in rows of before. */
export const crawlPagesLoad = addsColumn('0043-crawl-pages-load', 'crawl_pages', { name: 'load_ms', type: 'int?' });
