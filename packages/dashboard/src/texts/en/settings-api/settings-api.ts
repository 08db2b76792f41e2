export const settingsApi = {
  domains: {
    label: 'Domains',
    all: 'All domains, later ones too',
    some: 'Only chosen domains',
    search: 'Search domains',
    chosen: (count: number) => `${count} chosen`,
    none: 'No domain matches.',
    noneChosen: 'Choose at least one domain.',
    more: 'There are more domains. Search for others.',
  },
  secret: {
    once: 'Copy it now and store it where your secrets are. It is shown this once only; if it is lost, rotate it to get another.',
    done: 'I have stored it',
  },
};
