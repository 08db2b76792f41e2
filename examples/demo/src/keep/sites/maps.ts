import { MAPS } from './names.ts';
import { type Site, TO_THIS_DAY } from './site.ts';

/** An external site: it is not crawled, the others link to it. */
export const maps: Site = {
  hostname: MAPS,
  name: 'Harbour maps',
  navigation: [],
  pages: ['/coast', '/shops', '/wind', '/dunes'].map((path) => ({
    path,
    title: `Map of the ${path.slice(1)} by Harbour maps`,
    links: [],
  })),
  redirects: {},
  faults: [
    { path: '/shops', status: 404, during: [[29, TO_THIS_DAY]] },
    { path: '/wind', status: 403, during: [[90, TO_THIS_DAY]] },
  ],
};
