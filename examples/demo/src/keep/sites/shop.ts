import { DOCS, MAPS, SHOP } from './names.ts';
import { type Site, type SitePage, TO_THIS_DAY } from './site.ts';

const SHELVES = {
  kites: ['Delta kite', 'Stunt kite', 'Box kite', 'Kite line', 'Winder'],
  lanterns: ['Storm lantern', 'Pocket lantern', 'Lantern glass', 'Wick set'],
  compasses: ['Field compass', 'Desk compass', 'Sighting compass', 'Compass case'],
  tents: ['Two-person tent', 'Family tent', 'Tent pegs', 'Ground sheet', 'Repair kit'],
} as const;

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const shelfPages: readonly SitePage[] = Object.entries(SHELVES).flatMap(([shelf, products]) => [
  {
    path: `/${shelf}`,
    title: `${capital(shelf)} for every weather`,
    links: products.map((name) => [`/${shelf}/${slug(name)}`, name] as const),
  },
  ...products.map((name, at) => ({
    path: `/${shelf}/${slug(name)}`,
    title: `${name} from the Northwind shop`,
    links: [
      [`/${shelf}`, `More ${shelf}`],
      [`/${shelf}/${slug(products[(at + 1) % products.length] ?? name)}`, 'What goes with it'],
      [`https://${DOCS}/care`, 'How to take care of it'],
    ] as const,
  })),
]);

export const shop: Site = {
  hostname: SHOP,
  name: 'Northwind',
  navigation: [
    ['/', 'Start'],
    ...Object.keys(SHELVES).map((shelf) => [`/${shelf}`, capital(shelf)] as const),
    ['/delivery', 'Delivery'],
    ['/imprint', 'Imprint'],
  ],
  footer: [
    ['/contact', 'Contact'],
    ['/size-guide', 'Size guide'],
  ],
  pages: [
    {
      path: '/',
      title: 'Northwind, gear for windy days',
      links: [
        ['/campaign/spring', 'The spring campaign'],
        ['/old-contact', 'Write to us'],
        ['/gift-cards', 'Gift cards'],
        [`https://${MAPS}/coast`, 'Maps of the coast'],
      ],
    },
    ...shelfPages,
    {
      path: '/delivery',
      title: 'Delivery and returns at Northwind',
      links: [
        ['/downloads/price-list.pdf', 'Price list'],
        ['/contact#hours', 'When somebody is there'],
        [`https://${MAPS}/shops`, 'Where our shops are'],
      ],
    },
    {
      path: '/contact',
      title: 'Contact the people of Northwind',
      links: [
        ['/staff', 'Who works here'],
        ['/delivery', 'Delivery'],
      ],
    },
    { path: '/imprint', title: 'Imprint of the Northwind shop', links: [['/contact', 'Contact']] },
    { path: '/staff', title: 'The staff of the Northwind shop', links: [['/contact', 'Contact']], without: 'alt' },
    { path: '/size-guide', title: 'Size guide of the Northwind shop', links: [['/tents', 'Tents']] },
    { path: '/gift-cards', title: 'Gift cards of Northwind', links: [['/', 'Start']], without: 'description' },
    { path: '/campaign/spring', title: 'The spring campaign of Northwind', links: [['/kites', 'Kites']] },
    { path: '/downloads/price-list.pdf', title: 'Price list of Northwind', links: [] },
  ],
  redirects: { '/old-contact': '/contact' },
  faults: [
    // The whole site was away for a night.
    { path: '/', status: 503, during: [[9, 9]] },
    { path: '/size-guide', status: 404, during: [[2, TO_THIS_DAY]] },
    { path: '/downloads/price-list.pdf', status: 404, during: [[61, TO_THIS_DAY]] },
    { path: '/staff', status: 404, during: [[82, 55]] },
    {
      path: '/campaign/spring',
      status: 500,
      during: [
        [70, 52],
        [18, TO_THIS_DAY],
      ],
    },
    { path: '/imprint', status: 404, during: [[41, 38]] },
    {
      path: '/tents/repair-kit',
      status: 404,
      during: [
        [33, 12],
        [0, TO_THIS_DAY],
      ],
    },
    { path: '/kites/winder', status: 410, during: [[0, TO_THIS_DAY]] },
  ],
};
