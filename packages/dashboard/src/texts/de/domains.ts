import type { Texts } from '../en/index.ts';
import { late } from '../late.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('de');
const numbers = late(() => new Intl.NumberFormat('de'));

export const domains: Texts['domains'] = {
  title: 'Meine Domains',
  slots: (used, limit) =>
    limit === null
      ? plural(used, { one: '# Domain', other: '# Domains' })
      : `${numbers().format(used)} von ${plural(limit, { one: '# Platz', other: '# Plätzen' })} belegt`,
  noSlots: 'Alle Plätze dieses Kontos sind belegt. Löschen Sie eine Domain, um eine andere hinzuzufügen.',
  seePlan: 'Tarif und Nutzung ansehen',
  mailFaults: {
    no_mail_server: 'E-Mails über defekte Links erreichen niemanden: Dieser Server hat keinen Mailserver.',
    no_recipients: 'E-Mails über defekte Links erreichen niemanden: Es gibt keine Empfänger.',
    see: 'Einstellungen der Benachrichtigungen',
  },
  deafWebhooks: {
    described: (description) => `Der Webhook „${description}“ schlägt fehl.`,
    to: (host) => `Webhooks an ${host} schlagen fehl.`,
    several: (count) => `Webhooks an ${numbers().format(count)} Endpunkte schlagen fehl.`,
    see: 'Grund ansehen',
  },
  strip: {
    label: (hostname, crawls, failed, canceled) =>
      [
        `${plural(crawls, { one: 'Letzte Prüfung', other: 'Letzte # Prüfungen' })} von ${hostname}`,
        failed > 0 && `${numbers().format(failed)} gescheitert`,
        canceled > 0 && `${numbers().format(canceled)} abgebrochen`,
      ]
        .filter(Boolean)
        .join(', '),
    completed: (score, health, broken) =>
      `Zustand ${score}, ${health}, ${plural(broken, { one: '# defekter Link', other: '# defekte Links' })}`,
    failed: 'Die Prüfung ist gescheitert.',
    canceled: 'Die Prüfung wurde abgebrochen.',
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
    health_score: 'Zustand, schlechteste zuerst',
    '-health_score': 'Zustand, beste zuerst',
    broken_links: 'Defekte Links, wenige zuerst',
    '-broken_links': 'Defekte Links, viele zuerst',
    new_broken_links: 'Neu bei letzter Prüfung, wenige zuerst',
    '-new_broken_links': 'Neu bei letzter Prüfung, viele zuerst',
    last_crawl: 'Letzte Prüfung, älteste zuerst',
    '-last_crawl': 'Letzte Prüfung, neueste zuerst',
    next_crawl: 'Nächste Prüfung, früheste zuerst',
    '-next_crawl': 'Nächste Prüfung, späteste zuerst',
  },
  columns: {
    domain: 'Domain',
    health: 'Zustand',
    issues: 'Probleme',
    lastCrawl: 'Letzte Prüfung',
    nextCrawl: 'Nächste Prüfung',
    actions: 'Aktionen',
  },
  news: {
    title: (domains) =>
      `Neue Fehler der letzten 24 Stunden in ${plural(domains, { one: '# Domain', other: '# Domains' })}:`,
    listed: (domains) =>
      `Neue Fehler der letzten 24 Stunden in ${plural(domains, { one: '# Domain', other: '# Domains' })} dieser Liste:`,
    none: 'Keine neuen Fehler in den letzten 24 Stunden.',
    noneListed: 'Die Domains dieser Liste haben keine neuen Fehler der letzten 24 Stunden.',
    all: 'Alles Offene nach Alter',
    count: (errors) => `${numbers().format(errors)} neu`,
    // Begins with what is to be seen, as those who speak to their browser say it.
    countAt: (errors, hostname) => `${numbers().format(errors)} neu: Fehler der letzten 24 Stunden auf ${hostname}`,
  },
  issueParts: (errors, warnings, notices) =>
    `Offene Probleme nach Schwere, mit defekten Links: ${[
      plural(errors, { one: '# Fehler', other: '# Fehler' }),
      plural(warnings, { one: '# Warnung', other: '# Warnungen' }),
      plural(notices, { one: '# Hinweis', other: '# Hinweise' }),
    ].join(', ')}`,
  notCrawled: 'noch keine',
  crawl: { queued: 'wartet', running: 'läuft', completed: 'fertig', failed: 'gescheitert', canceled: 'abgebrochen' },
  unscheduled: 'keine geplant',
  afterVerification: 'nach der Bestätigung',
  readOnly: 'Über der Grenze des Tarifs: wird nicht geprüft, bleibt lesbar',
  actions: {
    start: 'Prüfung starten',
    startAt: (hostname) => `Prüfung starten: ${hostname}`,
    watch: 'Ansehen',
    watchAt: (hostname) => `Ansehen: Prüfung von ${hostname}`,
    checkDns: 'DNS prüfen',
    checkDnsAt: (hostname) => `DNS prüfen: ${hostname}`,
    more: (hostname) => `Weitere Aktionen für ${hostname}`,
    view: 'Einzelheiten',
    history: 'Alle Prüfungen',
    pdf: 'Bericht als PDF',
    csv: 'Bericht als CSV',
    settings: 'Einstellungen',
    remove: 'Löschen …',
    started: (hostname) => `Die Prüfung von ${hostname} hat begonnen.`,
    reportWaits: 'Der Bericht wird erstellt. Gleich beginnt der Download.',
    reportFailed: 'Der Bericht konnte nicht erstellt werden.',
  },
  empty: {
    title: 'Fügen Sie Ihre erste Domain hinzu',
    text: 'Mit einem DNS-Eintrag weisen Sie nach, dass sie Ihnen gehört. Dann prüft Linkvitals sie und zeigt jeden defekten Link mit den Seiten, auf denen er steht.',
  },
  none: {
    title: 'Noch keine Domain',
    text: 'Welche Domains Sie sehen, legen Inhaber und Administratoren des Kontos fest. Wenden Sie sich an sie.',
  },
  nothingFound: 'Keine Domain passt.',
  clear: 'Alle Domains zeigen',
  addDialog: {
    title: 'Domain hinzufügen',
    label: 'Domain oder Adresse',
    hint: 'Zum Beispiel shop.example.com. Jede Subdomain ist eine eigene Domain.',
    exists: 'Diese Domain gehört bereits zu Ihrem Konto.',
    toExisting: 'Zu ihrer Seite',
    submit: 'Domain hinzufügen',
    watched: (hostname, alias) =>
      alias === undefined
        ? `Linkvitals beobachtet ganz ${hostname}.`
        : `Linkvitals beobachtet ganz ${hostname}, auch als ${alias}.`,
    withoutPath: 'Der Pfad zählt nicht.',
  },
  correctDialog: {
    title: 'Namen berichtigen',
    hint: 'Die Domain wird unter diesem Namen hinzugefügt, die falsche wird gelöscht. Geänderte Einstellungen werden zurückgesetzt, und der DNS-Eintrag ändert sich.',
    same: 'So heißt sie schon.',
    submit: 'Namen speichern',
  },
  deleteDialog: {
    title: (hostname) => `${hostname} löschen`,
    text: 'Das löscht sofort und endgültig: alle Prüfungen und ihre Ergebnisse, Probleme, Berichte und Exporte, den Zeitplan, die Bestätigung und alle Einstellungen der Domain. Es lässt sich nicht rückgängig machen.',
    label: (hostname) => `Zum Bestätigen ${hostname} eingeben`,
    submit: 'Endgültig löschen',
    done: (hostname) => `${hostname} wurde gelöscht.`,
  },
};
