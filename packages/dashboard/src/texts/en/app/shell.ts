export const shell = {
  mainNavigation: 'Main',
  domains: 'My Domains',
  issues: 'Issues',
  trends: 'Trends',
  settings: 'Settings',
  reference: 'API reference',
  accountMenu: 'Account, theme and language',
  accounts: 'Your accounts',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  language: 'Language in this browser',
  signOut: 'Sign out',
  times: { zone: (zone: string) => `Times are those of ${zone}.`, exact: 'Exact times' },
  switched: (name: string) => `You are now in ${name}.`,
  noAccount: {
    title: 'You belong to no account',
    security: 'Your password, passkeys and sessions',
    text: 'Your sign-in works, but you have no access to an account: it was removed, the account was deleted, or nobody has invited you yet. Have an owner invite you.',
    orCreate:
      'Your sign-in works, but you have no access to an account: it was removed, the account was deleted, or nobody has invited you yet. Have an owner invite you, or make an account of your own.',
  },
};
