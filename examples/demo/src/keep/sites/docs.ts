import { DOCS, MAPS, SHOP } from './names.ts';
import { type Site, TO_THIS_DAY } from './site.ts';

const CHAPTERS = ['first-flight', 'knots', 'wind', 'care', 'repairs', 'safety', 'maps', 'glossary'] as const;

const titleOf = (chapter: string): string => `${chapter.replace('-', ' ')}: the Northwind handbook`;

export const docs: Site = {
  hostname: DOCS,
  name: 'Northwind handbook',
  navigation: [['/', 'Handbook'], ...CHAPTERS.slice(0, 5).map((chapter) => [`/${chapter}`, chapter] as const)],
  pages: [
    {
      path: '/',
      title: 'The Northwind handbook for kites and tents',
      links: CHAPTERS.map((chapter) => [`/${chapter}`, titleOf(chapter)] as const),
    },
    ...CHAPTERS.map((chapter, at) => ({
      path: `/${chapter}`,
      title: titleOf(chapter),
      links: [
        [`/${CHAPTERS[(at + 1) % CHAPTERS.length]}#top`, 'The next chapter'],
        // The page exists, but the glossary has no section with this id.
        ['/glossary#beaufort', 'What Beaufort means'],
        [`/${chapter}/print`, 'To print'],
        [`https://${SHOP}/kites`, 'Kites in the shop'],
      ] as const,
    })),
    ...CHAPTERS.map((chapter) => ({
      path: `/${chapter}/print`,
      title: `To print: ${titleOf(chapter)}`,
      links: [[`https://${MAPS}/wind`, 'The map of the wind']] as const,
    })),
  ],
  redirects: { '/start': '/' },
  faults: [
    { path: '/safety/print', status: 404, during: [[44, TO_THIS_DAY]] },
    { path: '/repairs', status: 503, during: [[30, 25]] },
    { path: '/maps', status: 404, during: [[76, 63]] },
  ],
};
