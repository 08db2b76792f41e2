import type { Texts } from '../en/index.ts';
import { late } from '../late.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('de');
const numbers = late(() => new Intl.NumberFormat('de'));
/** Errors that are counted up to 1,000. */
const upTo1000 = (errors: number): string => `${numbers().format(errors)}${errors < 1_000 ? '' : '+'}`;

export const domains: Texts['domains'] = {
  title: 'Meine Domains',
  slots: (used, limit) =>
    limit === null
      ? plural(used, { one: '# Domain', other: '# Domains' })
      : `${numbers().format(used)} von ${plural(limit, { one: '# Domain', other: '# Domains' })} genutzt`,
  noSlots: 'Das Domain-Limit dieses Kontos ist erreicht. Löschen Sie eine Domain, um eine andere hinzuzufügen.',
  seePlan: 'Tarif und Nutzung ansehen',
  mailFaults: {
    no_mail_server: 'E-Mails über defekte Links erreichen niemanden: Dieser Server hat keinen Mailserver.',
    no_recipients: 'E-Mails über defekte Links erreichen niemanden: Es gibt keine Empfänger.',
    see: 'Benachrichtigungen einstellen',
  },
  attention: {
    title: 'Hier ist etwas zu tun',
    crawlFailed: 'Der letzte Crawl ist fehlgeschlagen.',
    seeCrawl: 'Crawl ansehen',
    seeCrawlAt: (hostname) => `Crawl ansehen: ${hostname}`,
    proofLost: 'Der DNS-Eintrag fehlt, deshalb wird die Domain nicht mehr gecrawlt.',
    seeRecord: 'Eintrag ansehen',
    seeRecordAt: (hostname) => `Eintrag ansehen: ${hostname}`,
    channelFails: (name) => `Nachrichten kommen nicht an: ${name}.`,
    channels: {
      email: 'E-Mail',
      slack: 'Slack',
      discord: 'Discord',
      teams: 'Microsoft Teams',
      telegram: 'Telegram',
      ntfy: 'ntfy',
      generic_webhook: 'anderer Server',
    },
    more: (count) => `${numbers().format(count)} weitere anzeigen`,
  },
  deafWebhooks: {
    described: (description) => `Der Webhook „${description}“ schlägt fehl.`,
    to: (host) => `Webhooks an ${host} schlagen fehl.`,
    several: (count) => `Webhooks an ${numbers().format(count)} Endpunkte schlagen fehl.`,
    see: 'Ursache ansehen',
  },
  strip: {
    label: (hostname, crawls, failed, canceled) =>
      [
        `${plural(crawls, { one: 'Letzter Crawl', other: 'Letzte # Crawls' })} von ${hostname}`,
        failed > 0 && `${numbers().format(failed)} fehlgeschlagen`,
        canceled > 0 && `${numbers().format(canceled)} abgebrochen`,
      ]
        .filter(Boolean)
        .join(', '),
    completed: (score, health, broken) =>
      `Score ${score}, ${health}, ${plural(broken, { one: '# defekter Link', other: '# defekte Links' })}`,
    failed: 'Der Crawl ist fehlgeschlagen.',
    canceled: 'Der Crawl wurde abgebrochen.',
  },
  add: 'Domain hinzufügen',
  search: 'Domains suchen',
  status: 'Bestätigung',
  anyStatus: 'Bestätigung: alle',
  sort: 'Sortieren nach',
  sortNewest: 'Neueste zuerst',
  sorts: {
    hostname: 'Name, A bis Z',
    '-hostname': 'Name, Z bis A',
    health_score: 'Score, niedrigster zuerst',
    '-health_score': 'Score, höchster zuerst',
    broken_links: 'Defekte Links, wenigste zuerst',
    '-broken_links': 'Defekte Links, meiste zuerst',
    new_broken_links: 'Neu defekte Links, wenigste zuerst',
    '-new_broken_links': 'Neu defekte Links, meiste zuerst',
    last_crawl: 'Letzter Crawl, ältester zuerst',
    '-last_crawl': 'Letzter Crawl, neuester zuerst',
    next_crawl: 'Nächster Crawl, frühester zuerst',
    '-next_crawl': 'Nächster Crawl, spätester zuerst',
  },
  columns: {
    domain: 'Domain',
    health: 'Score',
    issues: 'Probleme',
    lastCrawl: 'Letzter Crawl',
    nextCrawl: 'Nächster Crawl',
    actions: 'Aktionen',
  },
  news: {
    title: (domains) =>
      `Neue Fehler in den letzten 24 Stunden auf ${plural(domains, { one: '# Domain', other: '# Domains' })}:`,
    listed: (domains) =>
      `Neue Fehler in den letzten 24 Stunden auf ${plural(domains, { one: '# Domain', other: '# Domains' })} dieser Liste:`,
    all: 'Alle offenen Probleme nach Alter',
    count: (errors) => `${upTo1000(errors)} neu`,
    // It begins with the visible text, because people who use voice control say that.
    countAt: (errors, hostname) => `${upTo1000(errors)} neu: Fehler in den letzten 24 Stunden auf ${hostname}`,
  },
  issueParts: (errors, warnings, notices) =>
    `Offene Probleme nach Schweregrad, inkl. defekter Links: ${[
      plural(errors, { other: '# Fehler' }),
      plural(warnings, { one: '# Warnung', other: '# Warnungen' }),
      plural(notices, { one: '# Hinweis', other: '# Hinweise' }),
    ].join(', ')}`,
  issuesAt: (issues, hostname) =>
    `${plural(issues, { one: '# offenes Problem', other: '# offene Probleme' })} von ${hostname}`,
  notCrawled: 'noch keiner',
  crawl: {
    queued: 'wartet',
    running: 'läuft',
    completed: 'abgeschlossen',
    failed: 'fehlgeschlagen',
    canceled: 'abgebrochen',
  },
  unscheduled: 'nicht geplant',
  afterVerification: 'nach der Bestätigung',
  readOnly: 'Über dem Limit des Tarifs: kein Crawl, Daten bleiben lesbar',
  actions: {
    start: 'Crawl starten',
    startAt: (hostname) => `Crawl starten: ${hostname}`,
    watch: 'Verfolgen',
    watchAt: (hostname) => `Verfolgen: Crawl von ${hostname}`,
    checkDns: 'DNS prüfen',
    checkDnsAt: (hostname) => `DNS prüfen: ${hostname}`,
    more: (hostname) => `Weitere Aktionen für ${hostname}`,
    view: 'Details ansehen',
    history: 'Alle Crawls',
    pdf: 'Bericht als PDF exportieren',
    csv: 'Bericht als CSV exportieren',
    settings: 'Einstellungen',
    remove: 'Löschen …',
    started: (hostname) => `Der Crawl von ${hostname} wurde gestartet.`,
    reportWaits: 'Der Bericht wird erstellt. Der Download beginnt gleich.',
    reportFailed: 'Der Bericht konnte nicht erstellt werden.',
  },
  empty: {
    title: 'Fügen Sie Ihre erste Domain hinzu',
    text: 'Mit einem DNS-Eintrag weisen Sie nach, dass sie Ihnen gehört. Dann crawlt Linkvitals die Website und zeigt jeden defekten Link mit den Seiten, auf denen er steht.',
  },
  none: {
    title: 'Noch keine Domain',
    text: 'Inhaber und Administratoren des Kontos legen fest, welche Domains Sie sehen. Wenden Sie sich an eine dieser Personen.',
  },
  nothingFound: 'Keine Domain gefunden.',
  clear: 'Alle Domains anzeigen',
  addDialog: {
    title: 'Domain hinzufügen',
    label: 'Domain oder Adresse',
    hint: 'Zum Beispiel shop.example.com. Jede Subdomain ist eine eigene Domain.',
    exists: 'Diese Domain gehört bereits zu Ihrem Konto.',
    toExisting: 'Zu ihrer Seite',
    submit: 'Domain hinzufügen',
    watched: (hostname, alias) =>
      alias === undefined
        ? `Linkvitals überwacht ${hostname} komplett.`
        : `Linkvitals überwacht ${hostname} komplett, auch als ${alias}.`,
    withoutPath: 'Der Pfad wird weggelassen.',
  },
  correctDialog: {
    title: 'Namen korrigieren',
    hint: 'Die Domain wird unter diesem Namen neu hinzugefügt und die falsche gelöscht. Geänderte Einstellungen werden zurückgesetzt, und der DNS-Eintrag ändert sich.',
    same: 'So heißt sie schon.',
    submit: 'Namen speichern',
  },
  deleteDialog: {
    title: (hostname) => `${hostname} löschen`,
    text: 'Sofort und endgültig gelöscht werden: alle Crawls mit ihren Ergebnissen, Probleme, Berichte und Exporte, der Zeitplan, die Bestätigung und alle Einstellungen der Domain. Das lässt sich nicht rückgängig machen.',
    label: (hostname) => `Geben Sie zum Bestätigen ${hostname} ein`,
    submit: 'Endgültig löschen',
    done: (hostname) => `${hostname} wurde gelöscht.`,
  },
};
