export const setUp = {
  title: 'Set up Linkvitals',
  steps: ['Owner', 'Domain', 'DNS record', 'First crawl', 'Monitoring'],
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  owner: {
    title: 'Create the first account',
    text: 'You become its owner. Invite others later.',
    accountName: 'Name of your team or company',
    name: 'Your name',
    email: 'E-mail',
    password: 'Password',
    submit: 'Create the account',
    already: 'This server has been set up already.',
    signIn: 'Sign in',
    noToken:
      'Open the whole set-up link that the server prints when it starts. Its token is missing from this address.',
    expired: 'This set-up link is not valid any more. Restart the server: it prints a new one.',
  },
  domain: {
    title: 'Which site do you want to watch?',
    hint: 'For example shop.example.com. You can add more later.',
    submit: 'Continue',
    later: 'Do this later',
  },
  dns: { title: 'Prove that it is yours', later: 'Go to the dashboard; the check goes on there' },
  crawl: {
    title: 'The first crawl',
    text: 'The crawl has started. It reads the pages of your site, politely, and checks every link.',
    done: 'The first crawl has ended.',
    score: 'Health score',
    open: 'See what it found',
    skip: 'Not now, see what it found',
  },
};
