export const domainSettings = {
  readOnly: 'You may look at these settings, and not change them.',
  overPlan:
    'The account has more domains than its plan allows, and this is one of those above: its settings cannot be changed.',
  unsaved: 'Unsaved changes',
  allSaved: 'All changes are saved.',
  saving: 'Saving …',
  discard: 'Discard',
  save: 'Save changes',
  sections: 'Sections of this page',
  atOnce: { title: 'Takes effect at once', text: 'What is below needs no “Save changes”.' },
  notifications: {
    title: 'Notifications',
    emailAlerts: 'Mail when a crawl finds broken links',
    when: 'When a mail is sent',
    whenHint: 'After newly broken links, a reminder follows once a week while there are broken links.',
    whens: {
      news: 'Newly broken links',
      every_crawl: 'Every such crawl',
    },
    recipients: 'Recipients',
    recipientsHint: 'One address a line, 10 at most. Leave it empty for the recipients of the account.',
    failures: 'Notices when crawls fail or ownership is lost',
    failuresHint:
      'When a crawl fails and when one completes again; when the TXT record is lost, and 3 days before it is not looked for any more. By mail and in each chat of the account. Without recipients, the owners get the mails.',
    certificates: 'Certificate notices',
    certificatesHint:
      '21, 7 and 1 days before the certificate of the site expires; later if it is valid for fewer than 90 days.',
    slack: 'Slack message when a crawl completes or fails',
    chat: 'Message to the other chats when a crawl completes or fails',
    chatHint: 'Works once an administrator has connected the chat in the notification settings of the account.',
    report: 'Mailed summaries',
    /** Texts about the summaries. `time` includes its time zone. */
    summary: {
      daily: (time: string) => `Every day at ${time},`,
      weekly: (day: string, time: string) => `Every ${day} at ${time},`,
      monthly: (time: string) => `On the 1st of each month at ${time},`,
      to: (recipients: string) => `to ${recipients}.`,
      toNobody: 'to nobody: there are no recipients.',
    },
    mailSettings: 'Notification settings',
    noOfAccount: 'Owners and administrators set when summaries are sent, and the recipients of the account.',
    reports: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', off: 'Off' },
  },
  crawl: {
    title: 'Crawl configuration',
    limits: (plan: string) =>
      `The limits are those of this account (plan ${plan}). Whoever runs this server can change them.`,
    maxPages: 'Maximum pages',
    maxPagesHint: (limit: string) => `Up to ${limit} in a crawl. Leave it empty for that limit.`,
    depth: 'Maximum depth',
    depthHint: (limit: string) => `Clicks from the start page, up to ${limit}. Leave it empty for that limit.`,
    rate: 'Requests a second',
    rateHint: 'The maximum to your own site. Leave it empty, and Linkvitals chooses a polite rate.',
    rendering: {
      label: 'Pages in a browser',
      choices: { off: 'As they are sent', auto: 'Where scripts make a difference', on: 'With their scripts' },
      hint: 'A browser runs the scripts of pages, and the links that they add are checked too. It takes half a second or more for each page, and requests of scripts count as URLs.',
      unavailable:
        'This server cannot run the scripts of pages: it has no browser that works. Whoever runs it can set LINKVITALS_BROWSER.',
      notInPlan: 'This plan reads pages as they are sent, without their scripts.',
    },
    exclusions: 'Exclusions',
    exclusionsHint: 'One pattern a line, 100 at most. Crawls leave out the paths that match one of them.',
    preview: {
      label: 'Preview of the exclusions',
      noCrawl: 'Once a crawl has completed, you see here what the patterns leave out.',
      counts: (count: number, excluded: string, pages: string) =>
        count === 0
          ? `These patterns leave out none of the ${pages} pages that the newest crawl read or left out.`
          : `These patterns leave out ${excluded} of the ${pages} pages that the newest crawl read or left out.`,
      incomplete: 'It has more pages, which were not compared.',
      /** `patterns`: with commas. */
      odd: (patterns: string) =>
        `This matches no page: ${patterns}. A pattern is the path of a page and begins with a slash, such as /kites/**.`,
      /** Both with commas. */
      expressions: (expressions: string, folders: string) =>
        `An expression, which matches anywhere in an address: ${expressions}. A folder? Write ${folders}.`,
      /** `patterns`: with commas. */
      instead: (patterns: string, count: number, excluded: string) =>
        `For a whole folder, with the page of its own name, write ${patterns}: then ${count === 1 ? 'one page is' : `${excluded} pages are`} left out.`,
      nothingLeft: 'These patterns match every page: crawls would read the start page only.',
      more: (count: number, more: string) => (count === 1 ? 'and one more' : `and ${more} more`),
    },
    help: {
      title: 'How patterns work',
      pattern: 'Pattern',
      meaning: 'What it leaves out',
      rows: [
        ['/private/**', '/private and everything below it'],
        ['/blog/*', 'what is directly in /blog'],
        ['/**/*.pdf', 'every PDF file'],
        ['/{de,fr}/**', 'everything below /de and /fr'],
        ['/[?&]sort=/', 'an expression (RE2) between slashes: every address with sort= in its query'],
      ],
      note: 'A pattern matches the whole path, without the query. What begins and ends with a slash is an expression: /private/ also matches /blog/private-offers. For a folder write /private/**.',
    },
  },
  schedule: {
    title: 'Schedule',
    frequency: 'Crawl',
    frequencies: {
      off: 'Off, start by hand',
      hourly: 'Every hour',
      daily: 'Every day',
      weekly: 'Every week',
      monthly: 'Every month',
    },
    notInPlan: (frequency: string) => `${frequency} (beyond the limits of this account)`,
    fastest: {
      hourly: '',
      daily: 'This account crawls daily at the fastest.',
      weekly: 'This account crawls weekly at the fastest.',
      monthly: 'This account crawls monthly at the fastest.',
    },
    moreOften: 'More often?',
    time: 'Time of day',
    timeHint: 'Leave it empty for a time that Linkvitals chooses, always the same.',
    dayOfWeek: 'Day of the week',
    anyDay: 'A day that Linkvitals chooses',
    days: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    dayOfMonth: 'Day of the month',
    dayOfMonthHint: 'From 1 to 31; in shorter months the last day. Leave it empty for a day that Linkvitals chooses.',
    timeZone: 'Time zone',
    next: 'Next crawl:',
    nextAsSaved: 'Until you save, the next crawl stays:',
    nextRuns: (zone: string) => `With these settings, the next crawls start, in your time zone (${zone}):`,
    noNext: 'No crawl is scheduled.',
    noNextAsSaved: 'Until you save, no crawl is scheduled.',
    last: 'Last scheduled run:',
    outcomes: {
      queued: 'the crawl was started',
      crawl_in_progress: 'skipped, as another crawl was under way',
      domain_not_verified: 'skipped, as the domain was not verified',
      domain_read_only: 'skipped, as the domain was over the limit of the plan',
      invalid_setting: 'skipped, as a setting does not fit this server any more',
      account_suspended: 'skipped, as the account was suspended',
    },
  },
  agency: {
    title: 'Access to your site, and priority',
    lead: 'How crawls reach your own site, and whether they go first.',
    planRequired: 'The plan of this account does not have these settings.',
    userAgent: 'User agent',
    userAgentHint: 'What crawls call themselves at your own site. Leave it empty for the name of Linkvitals.',
    headers: 'Request headers',
    headersHint:
      'One a line, such as Authorization: Basic …, sent to your own site only, over https. Values are stored encrypted and never shown again; to change one header, type all of them anew.',
    overHttp: 'Send the headers also without encryption',
    overHttpHint:
      'For a site, or pages of it, that have http only. Everybody on the way can read the headers then. While this is off, such pages are requested without them.',
    headerNoValue: (line: string) => `"${line}" is not a header. Write Name: value.`,
    headerHidden: (name: string) =>
      `Type the value of ${name} anew: it is never shown, and saving replaces all headers.`,
    headerTwice: (name: string) => `The header ${name} is there twice.`,
    ranges: 'IP ranges',
    rangesHint:
      'One CIDR a line, such as 192.0.2.0/24. Crawls leave only from an address of this server within one of them.',
    priority: 'Priority crawling',
    priorityHint: 'Crawls of this domain start before others that wait.',
  },
  sharing: {
    title: 'Sharing',
    on: 'Share links and badges of this domain work: whoever holds one sees the report without signing in.',
    off: 'Share links and badges of this domain do not work.',
    enable: 'Switch sharing on',
    disable: 'Switch sharing off …',
    confirm: {
      title: 'Switch sharing off?',
      text: 'This closes all share links and badges of the domain at once. Whoever opens one sees that there is no such page.',
      submit: 'Switch sharing off',
    },
    isOn: 'Sharing is on.',
    isOff: 'Sharing is off: all share links and badges are closed.',
  },
  verification: {
    title: 'Verification',
    text: 'Keep this record in the DNS of the domain. It is checked regularly; without it, new crawls are blocked.',
    check: 'Check DNS again',
  },
  remove: {
    title: 'Delete the domain',
    text: 'Deletes the domain with all its crawls, issues, reports and settings, at once and for good.',
    submit: 'Delete …',
  },
};
