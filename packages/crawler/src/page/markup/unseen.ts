/** Elements whose text browsers do not show, or only without scripts. */
export const UNSEEN: ReadonlySet<string> = new Set(
  'script style title noscript textarea iframe noframes noembed'.split(' '),
);
