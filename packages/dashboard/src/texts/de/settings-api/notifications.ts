import type { Texts } from '../../en/index.ts';

export const notifications: Texts['notifications'] = {
  title: 'Benachrichtigungen',
  lead: 'Wer E-Mails und Nachrichten über das erhält, was Prüfungen finden, und wann.',
  channel: {
    ready: 'Bereit',
    notReady: 'Nicht bereit',
    unused: 'Nicht eingerichtet',
    lastSent: 'zuletzt gesandt',
    lastError: 'Letzter Fehler,',
    reasons: {
      no_mail_server:
        'Es ist kein Mailserver eingerichtet. Ein Betreiber kann LINKVITALS_SMTP_URL und LINKVITALS_MAIL_FROM setzen.',
      no_recipients: 'Es gibt keine Empfänger, also wird keine Mail gesendet. Tragen Sie unten eine Adresse ein.',
    },
  },
  test: {
    mail: 'Test-E-Mail senden',
    chat: 'Testen',
    waits: 'Der Test ist unterwegs …',
    sent: 'Der Test wurde gesandt.',
    failed: 'Der Test ist gescheitert.',
  },
  mail: {
    title: 'E-Mail',
    recipients: 'Empfänger',
    hint: 'Eine Adresse je Zeile, höchstens 10. Jeder Empfänger erhält eine eigene E-Mail. Eine Domain kann in ihren Einstellungen eigene Empfänger haben.',
  },
  chats: {
    title: 'Chats',
    lead: 'Nachrichten, wenn eine Prüfung endet oder scheitert, für die Domains, bei denen sie eingeschaltet sind.',
    names: {
      slack: 'Slack',
      discord: 'Discord',
      teams: 'Microsoft Teams',
      telegram: 'Telegram',
      ntfy: 'ntfy',
      generic_webhook: 'Ein anderer Server',
    },
    hints: {
      slack: 'Die URL eines eingehenden Webhooks. Mattermost, Rocket.Chat und andere nehmen dieselben Nachrichten an.',
      discord: 'In den Einstellungen des Kanals: Integrationen, Webhooks, Webhook-URL kopieren.',
      teams: 'Die URL des Workflows „Webhook-Warnungen an einen Kanal senden“.',
      telegram:
        '@BotFather legt den Bot an und nennt sein Token. Fügen Sie den Bot dem Chat hinzu. Die ID einer Gruppe beginnt mit einem Minus.',
      ntfy: 'Die Adresse des Themas, etwa https://ntfy.sh/mein-thema, und ein Token, wenn es geschützt ist.',
      generic_webhook: 'Ein Server, der JSON annimmt. Nachrichten sind nicht signiert; für Programme gibt es Webhooks.',
    },
    fields: {
      url: 'URL',
      token: 'Zugangstoken (optional)',
      bot_token: 'Token des Bots',
      chat_id: 'ID des Chats',
      api_url: 'Server der Bot-API (optional)',
    },
    setUp: 'Einrichten',
    change: 'Ändern',
    setUpTitle: (name) => `Nachrichten an ${name}`,
    remove: 'Entfernen',
    typed: 'was Sie hier eingegeben haben',
    removeTitle: (name) => `Keine Nachrichten mehr an ${name}`,
    removeText:
      'Was wartet, wird nicht gesandt. Um den Chat wieder zu benutzen, brauchen Sie seine URL oder sein Token.',
  },
  times: {
    title: 'Zeiten und Zusammenfassungen',
    zone: 'Zeitzone',
    language: 'Sprache',
    languageHint:
      'Von Nachrichten in Chats, von Berichten in E-Mails und von E-Mails an Leute, die keine Mitglieder sind. Mitglieder erhalten E-Mails in ihrer eigenen Sprache.',
    quiet: 'Ruhezeit',
    quietHint:
      'E-Mails und Nachrichten aus dieser Zeit warten, bis sie vorbei ist. Tests und Zusammenfassungen warten nicht.',
    from: 'Von',
    to: 'Bis',
    summaries: 'Zusammenfassungen',
    summariesHint:
      'Eine E-Mail über alle Domains. In den Einstellungen jeder Domain steht, ob sie in täglichen, wöchentlichen oder monatlichen vorkommt oder in keinen. Monatliche gehen am Ersten des Monats hinaus.',
    hour: 'Stunde',
    day: 'Tag der wöchentlichen Zusammenfassung',
    days: {
      monday: 'Montag',
      tuesday: 'Dienstag',
      wednesday: 'Mittwoch',
      thursday: 'Donnerstag',
      friday: 'Freitag',
      saturday: 'Samstag',
      sunday: 'Sonntag',
    },
    nothing: 'Wenn sich nichts geändert hat',
    nothings: { send: 'Eine E-Mail mit einer Zeile, damit Stille ein Warnzeichen ist', skip: 'Nichts senden' },
    attachment: 'Anhang',
    attachments: { pdf: 'Ein Bericht als PDF für jede der ersten drei Domains', none: 'Keiner' },
  },
  perDomain: {
    title: 'E-Mails über defekte Links',
    lead: 'Wenn eine Prüfung einer Domain defekte Links findet. Der Name einer Domain führt zu ihren Einstellungen.',
    label: (hostname) => `E-Mails über ${hostname}`,
    choices: { news: 'Neu defekte Links', every_crawl: 'Jede Prüfung mit defekten Links', off: 'Nie' },
    none: 'Es gibt noch keine Domain.',
  },
};
