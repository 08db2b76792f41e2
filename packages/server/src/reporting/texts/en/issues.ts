import { createPlural } from '../plural.ts';

const plural = createPlural('en');
const pages = (count: number): string => plural(count, { one: '# page', other: '# pages' });

/** Texts of issues in reports */
export const issues = {
  since: 'Issues since the crawl before',
  overPeriod: 'Issues over the period',
  parts: {
    new: 'New or back',
    fixed: 'Fixed',
    persisting: 'Still there',
    inconclusive: 'Not checked',
    open: 'Open at the end',
    ignored: 'Ignored now',
  },
  groups: {
    new: {
      title: 'Issues new or back',
      explanation:
        'Seen for the first time, or back after they were fixed, and neither fixed nor ignored since. Errors first.',
    },
    fixed: { title: 'Fixed issues', explanation: 'Checked again and good, or gone from the site.' },
    standing: { title: 'Issues still open', explanation: 'Errors first, the oldest at the top.' },
  },
  fixed: 'fixed',
  fixedOn: (day: string) => `fixed on ${day}`,
  fixedBecause: {
    checked: 'checked again and good',
    unlinked: 'no page links to it any more',
    page_gone: 'the page is no more',
  },
  sinceDay: (day: string) => `since ${day}`,
  backSince: (day: string) => `back since ${day}`,
  regions: {
    header: 'in the header',
    nav: 'in the navigation',
    main: 'in the content',
    footer: 'in the footer',
    other: 'in the same place',
  },
  oneChange: (where: string, count: number) => `${where} of ${pages(count)}: one change corrects all of them`,
  suggestions: {
    redirect: 'where it redirects',
    https: 'the same with https',
    spelling: 'the same, spelled another way',
    similar_page: 'a page with a similar name',
    archive: 'an archived copy',
  },
};
