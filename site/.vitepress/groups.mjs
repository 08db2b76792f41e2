/** The documents of the side bar, by their names in docs/ without `.md`: each has one place. */
export const groups = {
  'Check links': ['cli', 'ci', 'patterns', 'page-checks', 'rendering', 'standards'],
  'Host the server': [
    'operations',
    'kubernetes',
    'configuration',
    'monitoring',
    'scaling',
    'reliability',
    'versions',
    'threat-model',
  ],
  'Work with it': ['dashboard', 'issues', 'fixes', 'score', 'metrics', 'reports', 'sharing', 'notifications', 'team'],
  'Build on it': ['tour', 'api', 'webhooks', 'events', 'delivery-guarantees'],
  'About it': ['glossary', 'contract-tests'],
};
