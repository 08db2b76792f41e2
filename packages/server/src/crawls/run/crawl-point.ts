/**
 * Points between the steps of a crawl, in their order, at which tests let a process die. The transactions of a crawl store its start, each
 * batch of its results (frontier, pages, verdicts), and its end. `before-…-commit` is reached inside of them, when everything is written.
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
