export const compare = {
  title: 'Compare two crawls',
  link: 'Compare crawls',
  mark: 'Compare',
  choose: 'Choose two completed crawls to compare them.',
  chosen: (count: number) =>
    count < 2 ? `${count} of 2 chosen` : '2 of 2 chosen. To choose another crawl, clear one of them.',
  chooseCrawl: (when: string) => `Compare the crawl of ${when}`,
  base: 'Earlier crawl',
  head: 'Later crawl',
  figures: 'Figures of both crawls',
  columns: { figure: 'Figure', before: 'Earlier', after: 'Later', change: 'Change' },
  rows: {
    score: 'Health score',
    broken: 'Broken links',
    /** The row below the broken links. */
    ignored: 'of which were ignored',
    newIssues: 'New issues since its previous crawl',
    fixedIssues: 'Issues fixed since its previous crawl',
    pages: 'Pages read',
    links: 'Links, with repetitions',
    redirects: 'Redirected links',
    load: 'Average load time',
    took: 'Duration',
  },
  links: 'Broken links of both crawls',
  changes: { new: 'New', fixed: 'Fixed', still: 'Still broken' },
  none: {
    new: 'No link that the earlier crawl found working is broken in the later one.',
    fixed: 'No broken link of the earlier crawl was fixed by the later one.',
    still: 'No link is broken in both crawls.',
  },
  /** The state of a new broken link in the earlier crawl. */
  was: {
    absent: 'The earlier crawl did not find this link.',
    ok: 'It worked in the earlier crawl.',
    unsure: 'The earlier crawl could not judge it.',
  },
  /** The state of a fixed link in the later crawl. */
  is: {
    absent: 'No page that the later crawl read holds this link.',
    ok: 'It works in the later crawl.',
    unsure: 'The later crawl could not judge it.',
  },
  same: 'Both sides show the same crawl. Choose another one on one side.',
  open: 'Open this crawl',
  few: 'A comparison needs two completed crawls. Start another one, then come back.',
  gone: 'The single results of one of these crawls are kept no longer. Choose newer ones to see which links changed.',
};
