import type { ChannelStatus } from '@linkvitals/contract/types';
import { createPlural } from '../../plural.ts';

const plural = createPlural('en');
const counted = (domains: number): string => plural(domains, { one: '# domain', other: '# domains' });

export const notifications = {
  title: 'Notifications',
  lead: 'Who gets mails and messages about what crawls find, and when.',
  channel: {
    states: {
      unused: 'Not set up',
      notReady: 'Not ready',
      untried: 'Not tried yet',
      failing: 'Failing',
      works: 'Works',
    },
    usedBy: ({ domains, results, failures }: ChannelStatus['used_by']) =>
      results + failures === 0
        ? `Used by 0 of ${counted(domains)}`
        : `Results of crawls: ${results} of ${counted(domains)}. Failures: ${failures} of ${domains}.`,
    lastSent: 'last sent',
    lastError: 'Last failure,',
    /** Texts by reason; for one without a text, the server's text is shown. */
    reasons: {
      no_recipients:
        'No address is given for all domains. Domains without recipients of their own mail only the owners, about failures.',
    } as Readonly<Record<string, string>>,
  },
  test: {
    mail: 'Send test mail',
    chat: 'Test',
    waits: 'The test is on its way …',
    sent: 'The test was sent.',
    failed: 'The test failed.',
  },
  mail: {
    title: 'Mail',
    recipients: 'Recipients',
    hint: 'One address on each line, at most 10. Each of them gets a mail of their own. A domain may have recipients of its own in its settings.',
  },
  chats: {
    title: 'Chats',
    lead: 'Messages when a crawl completes or fails, for the domains that have them switched on.',
    names: {
      slack: 'Slack',
      discord: 'Discord',
      teams: 'Microsoft Teams',
      telegram: 'Telegram',
      ntfy: 'ntfy',
      generic_webhook: 'Another server',
    },
    hints: {
      slack: 'The URL of an incoming webhook. Mattermost, Rocket.Chat and others take the same messages.',
      discord: 'In the settings of the channel: Integrations, Webhooks, Copy Webhook URL.',
      teams: 'The URL of the workflow “Send webhook alerts to a channel”.',
      telegram:
        '@BotFather makes the bot and gives its token. Add the bot to the chat. The id of a group begins with a minus.',
      ntfy: 'The address of the topic, such as https://ntfy.sh/my-topic, and a token if the topic is protected.',
      generic_webhook: 'Any server that takes JSON. Messages are not signed; programs should use webhooks.',
    },
    fields: {
      url: 'URL',
      token: 'Access token (optional)',
      bot_token: 'Token of the bot',
      chat_id: 'Id of the chat',
      api_url: 'Server of the Bot API (optional)',
    },
    setUp: 'Set up',
    change: 'Change',
    setUpTitle: (name: string) => `Messages to ${name}`,
    remove: 'Remove',
    typed: 'what you typed here',
    removeTitle: (name: string) => `No more messages to ${name}`,
    removeText: 'What waits is not sent. To use the chat again you need its URL or token.',
  },
  times: {
    title: 'Times and summaries',
    zone: 'Time zone',
    language: 'Language',
    languageHint:
      'Of chat messages, of reports in mails, and of mails to people who are no members. Members get mails in their own language.',
    quiet: 'Quiet hours',
    quietHint: 'Mails and messages of these hours wait until they are over. Tests and summaries do not wait.',
    from: 'From',
    to: 'Until',
    summaries: 'Summaries',
    summariesHint:
      'One mail about all domains. Each domain has in its settings whether it is in daily, weekly or monthly ones, or in none. Monthly ones go out on the first of the month.',
    hour: 'Hour',
    day: 'Day of weekly summaries',
    days: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    nothing: 'When nothing changed',
    nothings: { send: 'Send a mail of one line, so that silence means trouble', skip: 'Send nothing' },
    attachment: 'Attachment',
    attachments: { pdf: 'A report as PDF for each of the first three domains', none: 'None' },
  },
  perDomain: {
    title: 'Domains',
    lead: 'What each domain sends by mail and to the chats that are set up. The first row sets all domains; the name of a domain leads to its settings.',
    columns: {
      domain: 'Domain',
      recipients: 'Recipients',
      mails: 'Mails about broken links',
      failure_alerts: 'Failures',
      slack_notifications: 'Crawls to Slack',
      chat_notifications: 'Crawls to other chats',
    },
    nobody: 'Nobody',
    more: (count: number) => `and ${count} more`,
    label: (hostname: string) => `Mails about ${hostname}`,
    switches: {
      failure_alerts: (hostname: string) => `Failures of ${hostname}`,
      slack_notifications: (hostname: string) => `Crawls of ${hostname} to Slack`,
      chat_notifications: (hostname: string) => `Crawls of ${hostname} to other chats`,
    },
    all: 'All domains',
    /** The same within a label. */
    allOfThem: 'all domains',
    mixed: 'Different',
    choices: { news: 'Newly broken links', every_crawl: 'Every such crawl', off: 'Never' },
    none: 'There is no domain yet.',
  },
  sent: {
    title: 'Sent in the last 30 days',
    lead: 'Who was notified of what, and whether it arrived, the newest first.',
    columns: { when: 'When', what: 'Message', to: 'To', state: 'State' },
    /** The recipient of a mail whose address is not shown. */
    mail: 'Mail',
    states: { pending: 'Waiting', sent: 'Sent', failed: 'Failed', canceled: 'Canceled' },
    none: 'No mail and no message in this time.',
  },
};
