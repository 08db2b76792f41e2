import { createPlural } from '../../plural.ts';

const plural = createPlural('en');

export const webhooks = {
  title: 'Webhooks',
  path: { settings: 'Settings', webhooks: 'Webhooks', deliveries: 'Recent Deliveries' },
  lead: 'Your services get each event as a signed HTTP request.',
  used: (used: number, limit: number | null) =>
    limit === null ? plural(used, { one: '# endpoint', other: '# endpoints' }) : `${used} of ${limit} endpoints used`,
  full: 'All endpoints of this account are used. Delete one to add another.',
  add: 'Add endpoint',
  empty: {
    title: 'No endpoint yet',
    text: 'Add the address of a service of yours. It is sent what crawls find as soon as they find it, and you see here what it answered.',
  },
  columns: { endpoint: 'Endpoint', state: 'State', events: 'Events', domains: 'Domains', last: 'Last delivery' },
  allDomains: 'All',
  someDomains: (count: number) => plural(count, { one: '# domain', other: '# domains' }),
  noDelivery: 'none yet',
  lastTried: 'last tried',
  states: { enabled: 'Enabled', disabled: 'Disabled', overLimit: 'Over the plan' },
  failing: {
    state: (status: number | string) => `Failing: ${status}`,
    /** `when` is the date and time of the first failure. */
    since: (when: string) => `since ${when}`,
    refused: (when: string) => `This endpoint has refused everything since ${when}.`,
    unreachable: (when: string) => `Nothing has arrived at this endpoint since ${when}.`,
  },
  disabled: {
    manual: 'This endpoint is disabled: nothing is sent to it.',
    gone: 'This endpoint was disabled because it answered all attempts of a delivery with 410 Gone. Nothing is sent to it. If the address is right, enable it again.',
    failing:
      'This endpoint was disabled because nothing but failures came from it for 5 days. Mend your service, enable the endpoint, then send a test event.',
    other: 'This endpoint is disabled: nothing is sent to it.',
  },
  overLimit:
    'The plan of this account allows fewer endpoints, and this is one of the newest: nothing is sent to it. Delete an older endpoint.',
  form: {
    url: 'URL',
    urlHint:
      'An https address that this server can reach; http only where its operator allows it. Each event is sent there with POST.',
    description: 'Description (optional)',
    events: 'Events',
    noEvent: 'Choose at least one event.',
    more: 'Fields and examples of each event',
    /** Texts by event; for one without a text, the server's text is shown. */
    hints: {} as Readonly<Record<string, string>>,
    example: 'Example',
    exampleOf: (event: string) => `the example of ${event}`,
    create: 'Add endpoint',
  },
  secret: {
    title: 'Signing secret',
    what: 'the signing secret',
    hint: 'Your service verifies each request with it: the header X-Service-Signature is an HMAC-SHA256 of the time and the raw body.',
    current: 'Current secret',
    signs: 'signs every request',
    previous: 'Previous secret',
    previousUntil: 'signs too, for another',
    none: 'There is no previous secret in use.',
    rotate: 'Rotate …',
    rotateTitle: 'Rotate the signing secret',
    rotateText:
      'You get a new secret. Until the grace ends, requests carry two signatures, one of each secret, so that your service can change over without missing an event.',
    rotateLeaked:
      'Has the secret leaked? Let the old one end at once, and replace it in your service: until then, whoever has it can forge requests.',
    rotateForce: 'The grace of the rotation before has not ended. With another one, the oldest secret ends at once.',
    grace: 'The old secret signs too for',
    graces: {
      '0': 'no longer: it ends at once (after a leak)',
      '3600': '1 hour',
      '86400': '1 day',
      '604800': '7 days',
    },
    rotateSubmit: 'Rotate',
    end: 'End it now',
    ended: 'Only the current secret signs now.',
  },
  test: {
    send: 'Send test event',
    waits: 'The test event is on its way …',
    delivered: (status: number, time: string) => `Your service answered ${status} in ${time}. It works.`,
    failed: 'The test event was not delivered.',
    see: 'See the delivery',
  },
  tabs: { label: 'Endpoint', configuration: 'Configuration', deliveries: 'Recent Deliveries' },
  enable: 'Enable',
  disable: 'Disable',
  enabled: 'The endpoint is enabled.',
  nowDisabled: 'The endpoint is disabled. What happens meanwhile is not sent later.',
  more: 'More actions for this endpoint',
  remove: 'Delete …',
  removeDialog: {
    title: 'Delete this endpoint',
    text: 'What waits is not sent, and its secrets are gone at once. It cannot be undone.',
    submit: 'Delete endpoint',
    done: 'The endpoint was deleted.',
  },
  deliveries: {
    kept: 'Kept for 30 days. A failed delivery cannot be sent again.',
    instead: {
      lead: 'To catch up on what your service missed, fetch the crawl from the API:',
      text: 'Each event names its crawl, so a service that has missed some can fetch what came of them.',
    },
    filter: 'State',
    all: 'All',
    states: {
      pending: 'Waiting',
      delivered: 'Delivered',
      failed: 'Failed',
      skipped: 'Skipped',
      canceled: 'Canceled',
    },
    willRetry: 'Will retry',
    /** The name of `pending` in the filter, which includes deliveries with and without an attempt. */
    notEnded: 'Waiting, will retry',
    columns: { event: 'Event', state: 'State', time: 'Time', status: 'Status', ms: 'Response', attempt: 'Attempt' },
    /** Followed by a time such as "in 12 minutes". */
    next: 'next',
    due: 'next is due',
    underWay: 'under way',
    attempts: (number: number) => `${number} of 4`,
    none: 'Nothing was sent to this endpoint in the last 30 days. Send a test event to see what one looks like.',
    noneInState: 'There is no such delivery.',
    attempt: (number: number) => `Attempt ${number}`,
    ofAttempt: (what: string, number: number) => `${what} of attempt ${number}`,
    noAnswer: 'no answer',
    retries: 'Retries',
    crawl: 'Crawl',
    sentTo: 'Sent to',
    response: 'Response body (first 1,000 characters)',
    noBody: 'The answer had no body.',
    requestHeaders: 'Request headers',
    requestBody: 'Request body',
    body: 'the request body',
    verify: {
      title: 'Verify this signature yourself',
      language: 'Programming language',
      command: 'the command',
      program: 'the program',
      run: 'Save the program under this name and run it with the signing secret of the endpoint:',
      explain:
        'It prints genuine or not genuine. The secret stays on your machine. After a rotation, use the secret that was valid at the time of the attempt; two secrets may stand with a space between.',
    },
    skipped: {
      webhook_disabled: 'It was not sent, or not again: the endpoint was disabled.',
      over_plan_limit: 'It was not sent: the endpoint was over the number that the plan allows.',
      account_suspended: 'It was not sent: the account was suspended by whoever runs this server.',
    },
    /** Steps after the text `advice.signature`. */
    steps: {
      giveSecret: 'Give the signing secret to whoever runs the service. You do not have it any more?',
      rotateSecret: 'Rotate it.',
      passOn:
        'Pass this on as well: “Verify the signature over the raw body, before anything parses it, with the newest secret. The clock must be right.”',
      test: 'Send a test event when the service has the secret.',
    },
    /** The response of a service. @param words its first words; undefined: it has none */
    answerWas: (status: number, words: string | undefined) =>
      words === undefined ? `The answer was ${status}.` : `The answer was ${status}, “${words}”.`,
    noAttempt: 'No attempt has been made yet.',
    advice: {
      signature: 'The service that receives the events refused the request: probably it has an old secret. What to do:',
      address: 'Nothing answers POST requests at this address. Is the path of the URL right?',
      gone: 'With 410 your service says that it wants no events any more. When it answers all attempts so, the endpoint is disabled.',
      redirect:
        'Your service answered with a redirect, which is not followed. Enter the final address as URL of the endpoint.',
      busy: 'Your service has too much to do. Answer 2xx first and do the work afterwards.',
      refused: 'Your service refused the request. Its log says why; any answer of 2xx counts as delivered.',
      broken: 'Your service failed. Look into its log at the time of the attempt.',
      name: 'Is the host name in the URL spelled right, and known to DNS?',
      forbidden: 'It lies in a private network, or whoever runs this server has closed it off. Enter a public address.',
      late: 'Answer 2xx first and do the work afterwards. Does a firewall hold requests back?',
      certificate: 'Repair this at your service, then send a test event.',
      unreachable: 'Is the service running, its port right, its firewall open?',
    },
  },
};
