export const common = {
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes on this page are not saved.',
    stay: 'Stay here',
    submit: 'Leave without saving',
  },
  product: 'Linkvitals',
  toDomains: 'Go to My Domains',
  skipToContent: 'Skip to the content',
  filters: 'Filters',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  undo: 'Undo',
  close: 'Close',
  show: 'Show',
  hide: 'Hide',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying here. Select the text and copy it yourself.',
  download: 'Download as text',
  /** Shown when somebody closes a dialog whose content is not shown again. @param done the name of the button that closes it */
  shownOnce: (done: string) => `This is not shown again. Keep a copy first, then choose “${done}”.`,
  path: 'Where this page is',
  loading: 'Loading',
  showMore: 'Show more',
  newTab: 'Opens in a new tab',
  dismiss: 'Dismiss',
  clearSearch: 'Clear the search',
  plans: {
    names: { free: 'Free', solo: 'Solo', pro: 'Pro', agency: 'Agency' },
    allowedBy: (plan: string) => `The ${plan} plan allows it. Whoever runs this server can change the plan.`,
    none: 'No plan of this server allows it. Whoever runs it sets what plans allow.',
  },
  /** Faults found before a form is sent. The server uses the same sentences. */
  input: {
    isPast: 'This day is over. Choose today or a later day.',
    missing: 'Required.',
    email: 'This is not an e-mail address.',
    noEnding: (address: string) =>
      `Is ${address} right? It has no ending such as .com. If it is right, submit it again.`,
    url: 'This is not a URL.',
    tooShort: (count: number) => `Give ${count} characters or more.`,
    min: (min: string) => `Give ${min} or more.`,
    max: (max: string) => `Give ${max} at most.`,
    whole: 'Give a whole number.',
    number: 'Give a number.',
    date: 'Give day, month and year.',
    time: 'Give a time from 00:00 to 23:59.',
  },
  file: { choose: 'Choose a file', none: 'No file chosen' },
  /** Regions of time zones, by their names in the time zone database. */
  regions: {
    browser: 'This browser',
    Africa: 'Africa',
    America: 'America',
    Antarctica: 'Antarctica',
    Arctic: 'Arctic',
    Asia: 'Asia',
    Atlantic: 'Atlantic',
    Australia: 'Australia',
    Europe: 'Europe',
    Indian: 'Indian Ocean',
    Pacific: 'Pacific',
  },
  entry: (entry: number) => `Entry ${entry}:`,
  requestId: (id: string) => `Request id, for whoever runs this server: ${id}`,
  noAnswer: 'The server does not answer. Check your connection, then try again.',
  sessionEnded: 'Your session had ended. Sign in, then try again.',
  notSent: 'This is not saved yet. Send it again when the server answers.',
  sending: 'Sending …',
  failed: 'That did not work. Try again.',
  /**
   * Texts of errors, by the code of the problem. The server's texts are English, so only other languages have texts here. One that
   * ends with a colon is followed by the server's details.
   */
  problems: {} as Readonly<Record<string, string>>,
  /** Texts of faults of values, by the server's English sentences. `$1` is the first text that the pattern captures. */
  faults: [] as readonly (readonly [sentence: RegExp, text: string])[],
  connection: {
    offline: 'This device is offline. The page goes on by itself when it has a network again.',
    'no-answer': 'The server does not answer. Trying again …',
    'not-ready':
      'The server is there, and takes no work yet: it starts, or its database does not answer. Trying again …',
  },
  changedMeanwhile: 'Somebody else has changed this meanwhile, so nothing was saved. You see it as it is now.',
  conflict: {
    text: 'Somebody else has changed this since you opened it, so nothing was saved. Choose what stays.',
    mine: 'Yours',
    theirs: 'Theirs',
    keep: 'Save mine',
    take: 'Use theirs',
    on: 'on',
    off: 'off',
    empty: '(empty)',
  },
  againAt: (time: string) => `Try again at ${time}.`,
  connectionBack: 'Connected again.',
  health: {
    excellent: 'Excellent',
    good: 'Good',
    fair: 'Fair',
    poor: 'Poor',
    critical: 'Critical',
    unknown: 'N/A',
  },
  verification: {
    verified: { label: 'Verified', meaning: 'Active: ready to crawl.', action: '' },
    pending: {
      label: 'Pending',
      meaning: 'Waiting: the DNS record was not detected yet.',
      action:
        'The page of the domain shows the TXT record to add, and checks DNS. A change can take some hours to be seen.',
    },
    unverified: {
      label: 'Unverified',
      meaning: 'Failed: the verification is incomplete.',
      action: 'Verify again: the page of the domain shows the TXT record to add, and checks DNS.',
    },
    expired: {
      label: 'Expired',
      meaning: 'Inactive: the DNS record was removed. New crawls are blocked; the data stays.',
      action: 'Add the TXT record again: the page of the domain shows it, and checks DNS.',
    },
  },
  newPassword: {
    label: 'New password',
    hint: 'At least 8 characters, and not easy to guess. A password manager helps.',
  },
  notFound: {
    title: 'There is no such page',
    text: 'The link may be old, or what it led to was deleted.',
  },
  broke: {
    title: 'This page could not be shown',
    reload: 'Reload the page',
  },
};
