import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');
const counted = (domains: number): string => plural(domains, { one: '# Domain', other: '# Domains' });

export const notifications: Texts['notifications'] = {
  title: 'Benachrichtigungen',
  lead: 'Wer wann E-Mails und Nachrichten darüber erhält, was Crawls finden.',
  channel: {
    states: {
      unused: 'Nicht eingerichtet',
      notReady: 'Nicht bereit',
      untried: 'Noch nicht erprobt',
      failing: 'Fehlerhaft',
      works: 'Funktioniert',
    },
    usedBy: ({ domains, results, failures }) =>
      results + failures === 0
        ? `Genutzt von 0 von ${counted(domains)}`
        : `Ergebnisse von Crawls: ${results} von ${counted(domains)}. Ausfälle: ${failures} von ${domains}.`,
    lastSent: 'zuletzt gesendet',
    lastError: 'Letzter Fehler,',
    reasons: {
      no_mail_server:
        'Es ist kein Mailserver eingerichtet. Der Betreiber kann LINKVITALS_SMTP_URL und LINKVITALS_MAIL_FROM setzen.',
      no_recipients:
        'Für alle Domains ist keine Adresse eingetragen. Bei Domains ohne eigene Empfänger erhalten nur die Inhaber E-Mails, und zwar über Ausfälle.',
    },
  },
  test: {
    mail: 'Test-E-Mail senden',
    chat: 'Testen',
    waits: 'Der Test ist unterwegs …',
    sent: 'Der Test wurde gesendet.',
    failed: 'Der Test ist fehlgeschlagen.',
  },
  mail: {
    title: 'E-Mail',
    recipients: 'Empfänger',
    hint: 'Eine Adresse pro Zeile, höchstens 10. Jeder Empfänger erhält eine eigene E-Mail. Für einzelne Domains können Sie in deren Einstellungen eigene Empfänger festlegen.',
  },
  chats: {
    title: 'Chats',
    lead: 'Nachrichten, wenn ein Crawl abgeschlossen wird oder fehlschlägt, für die Domains, bei denen sie eingeschaltet sind.',
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
        '@BotFather legt den Bot an und zeigt sein Token. Fügen Sie den Bot dem Chat hinzu. Die ID einer Gruppe beginnt mit einem Minus.',
      ntfy: 'Die Adresse des Topics, etwa https://ntfy.sh/mein-topic, und ein Token, wenn es geschützt ist.',
      generic_webhook:
        'Ein beliebiger Server, der JSON annimmt. Die Nachrichten sind nicht signiert; für Programme eignen sich Webhooks.',
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
      'Wartende Nachrichten werden nicht gesendet. Um den Chat wieder zu verwenden, brauchen Sie seine URL oder sein Token.',
  },
  times: {
    title: 'Zeiten und Zusammenfassungen',
    zone: 'Zeitzone',
    language: 'Sprache',
    languageHint:
      'Gilt für Chatnachrichten, für Berichte in E-Mails und für E-Mails an Personen, die keine Mitglieder sind. Mitglieder erhalten E-Mails in ihrer eigenen Sprache.',
    quiet: 'Ruhezeiten',
    quietHint:
      'E-Mails und Nachrichten aus dieser Zeit werden erst danach gesendet. Tests und Zusammenfassungen warten nicht.',
    from: 'Von',
    to: 'Bis',
    summaries: 'Zusammenfassungen',
    summariesHint:
      'Eine E-Mail über alle Domains. In den Einstellungen jeder Domain legen Sie fest, ob sie in täglichen, wöchentlichen, monatlichen oder keinen Zusammenfassungen vorkommt. Monatliche werden am Ersten des Monats gesendet.',
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
    nothings: { send: 'Eine einzeilige E-Mail senden, damit Stille ein Warnzeichen ist', skip: 'Nichts senden' },
    attachment: 'Anhang',
    attachments: { pdf: 'Ein Bericht als PDF für jede der ersten drei Domains', none: 'Keiner' },
  },
  perDomain: {
    title: 'Domains',
    lead: 'Was jede Domain per E-Mail und an die eingerichteten Chats sendet. Die erste Zeile gilt für alle Domains; der Name einer Domain führt zu ihren Einstellungen.',
    columns: {
      domain: 'Domain',
      recipients: 'Empfänger',
      mails: 'E-Mails über defekte Links',
      failure_alerts: 'Ausfälle',
      slack_notifications: 'Crawls an Slack',
      chat_notifications: 'Crawls an andere Chats',
    },
    nobody: 'Niemand',
    more: (count) => `und ${count} weitere`,
    label: (hostname) => `E-Mails über ${hostname}`,
    switches: {
      failure_alerts: (hostname) => `Ausfälle von ${hostname}`,
      slack_notifications: (hostname) => `Crawls von ${hostname} an Slack`,
      chat_notifications: (hostname) => `Crawls von ${hostname} an andere Chats`,
    },
    all: 'Alle Domains',
    allOfThem: 'allen Domains',
    mixed: 'Verschieden',
    choices: { news: 'Neu defekte Links', every_crawl: 'Jeder Crawl mit defekten Links', off: 'Nie' },
    none: 'Es gibt noch keine Domain.',
  },
  sent: {
    title: 'In den letzten 30 Tagen gesendet',
    lead: 'Wer was erfahren hat und ob es ankam, das Neueste zuerst.',
    columns: { when: 'Wann', what: 'Nachricht', to: 'An', state: 'Status' },
    mail: 'E-Mail',
    states: { pending: 'Wartet', sent: 'Gesendet', failed: 'Fehlgeschlagen', canceled: 'Abgebrochen' },
    none: 'In dieser Zeit gab es keine E-Mail und keine Nachricht.',
  },
};
