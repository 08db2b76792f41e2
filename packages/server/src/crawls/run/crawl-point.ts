/**
 * Between the steps of a crawl, in their order: where a process that dies leaves something half done. Its transactions say
 * that it has begun, write a batch of what it met (frontier, pages, verdicts), and end it; `before-…-commit` is called
 * inside of them, when all is written.
 */
export type CrawlPoint =
  | 'before-start-commit'
  | 'after-start-commit'
  | 'before-batch'
  | 'before-batch-commit'
  | 'after-batch-commit'
  | 'before-end'
  | 'before-end-commit'
  | 'after-end-commit';
