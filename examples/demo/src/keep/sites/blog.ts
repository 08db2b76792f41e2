import { BLOG, MAPS, SHOP } from './names.ts';
import { type Site, type SitePage, TO_THIS_DAY } from './site.ts';

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'] as const;
const TOPICS = ['a-walk-on-the-dunes', 'ten-knots', 'letters-from-readers', 'what-the-wind-does', 'rain'] as const;

const titleOf = (month: string, topic: string): string => `${topic.replaceAll('-', ' ')} (${month})`;

/** Years of old stories that go online today: enough for a crawl of hours at the pace that the blog demands. */
const YEARS = Array.from({ length: 20 }, (_, at) => `${1999 + at}`);
const STORIES = Array.from({ length: 20 }, (_, at) => `story-${at + 1}`);

const oldPages: readonly SitePage[] = [
  { path: '/old', title: 'Stories of earlier years', links: YEARS.map((year) => [`/old/${year}`, year] as const) },
  ...YEARS.flatMap(pagesOfYear),
].map((page) => ({ ...page, isNew: true }));

function pagesOfYear(year: string): SitePage[] {
  const base = `/old/${year}`;
  return [
    { path: base, title: `Stories of ${year}`, links: MONTHS.map((month) => [`${base}/${month}`, month] as const) },
    ...MONTHS.flatMap((month) => [
      {
        path: `${base}/${month}`,
        title: `Stories of ${month} ${year}`,
        links: STORIES.map((story) => [`${base}/${month}/${story}`, `${story} of ${month} ${year}`] as const),
      },
      ...STORIES.map((story) => ({
        path: `${base}/${month}/${story}`,
        title: `${story} of ${month} ${year}`,
        links: [[`${base}/${month}`, 'More of this month']] as const,
      })),
    ]),
  ];
}

export const blog: Site = {
  hostname: BLOG,
  name: 'Northwind blog',
  navigation: [['/', 'Blog'], ...MONTHS.map((month) => [`/${month}`, month] as const)],
  pages: [
    {
      path: '/',
      title: 'Stories about wind by Northwind',
      links: [
        ['/archive/2019', 'The archive of 2019'],
        ['/old', 'Stories of earlier years'],
      ],
    },
    ...MONTHS.map((month) => ({
      path: `/${month}`,
      title: `Stories about wind in ${month}`,
      links: TOPICS.map((topic) => [`/${month}/${topic}`, titleOf(month, topic)] as const),
    })),
    ...MONTHS.flatMap((month, at) =>
      TOPICS.map((topic) => ({
        path: `/${month}/${topic}`,
        title: titleOf(month, topic),
        links: [
          [`/${month}`, 'More of this month'],
          [`/${MONTHS[(at + 1) % MONTHS.length]}/${topic}`, 'A month later'],
          [`https://${SHOP}/lanterns`, 'Lanterns'],
          [`https://${MAPS}/dunes`, 'A map of the dunes'],
        ] as const,
      })),
    ),
    { path: '/archive/2019', title: 'The archive of 2019, as it was', links: [['/', 'Back to the blog']] },
    ...oldPages,
  ],
  redirects: {},
  crawlDelay: 5,
  faults: [
    { path: '/archive/2019', status: 410, during: [[49, TO_THIS_DAY]] },
    { path: '/march/rain', status: 404, during: [[70, 30]] },
    { path: '/june/ten-knots', status: 404, during: [[10, TO_THIS_DAY]] },
  ],
};
