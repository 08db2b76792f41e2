/** Texts of badges, left and right */
export const badges = {
  health: 'link health',
  noScore: 'no score',
  broken: 'broken links',
  notKnown: 'not known',
};
