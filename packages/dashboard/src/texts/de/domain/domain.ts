import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });

export const domain: Texts['domain'] = {
  navigation: 'Seiten dieser Domain',
  overview: 'Übersicht',
  issues: 'Probleme',
  pages: 'Seiten',
  links: 'Links',
  checks: 'Prüfungen',
  crawls: 'Crawls',
  compare: 'Vergleich',
  trends: 'Trends',
  reports: 'Berichte',
  sharing: 'Freigabe',
  settings: 'Einstellungen',
  more: 'Weitere Aktionen',
  startCrawl: 'Crawl starten',
  verify: {
    title: 'Weisen Sie nach, dass die Domain Ihnen gehört',
    mayNot:
      'Die Domain ist nicht bestätigt und wird deshalb nicht gecrawlt. Wer sie bearbeiten darf, kann hier die Inhaberschaft nachweisen.',
    expired: 'Der DNS-Eintrag fehlt, deshalb sind neue Crawls gesperrt. Legen Sie ihn wieder an.',
    text: 'Öffnen Sie bei Ihrem Anbieter die DNS-Einstellungen der Domain und legen Sie diesen Eintrag an. Die Formulare unterscheiden sich; dies sind die üblichen Felder.',
    type: 'Typ',
    name: 'Name oder Host',
    keepNote: 'Lassen Sie den Eintrag bestehen: Er wird täglich und vor jedem Crawl erneut geprüft.',
    cnameNote: (hostname) =>
      `Verwenden Sie stattdessen diesen Namen, wenn ${hostname} ein CNAME ist und deshalb keinen TXT-Eintrag haben kann.`,
    value: 'Wert oder Inhalt',
    ttl: 'TTL',
    ttlValue: 'Standard beibehalten',
    noAccess:
      'Sie haben keinen Zugriff auf die DNS-Einstellungen? Schicken Sie den Eintrag an die Person, die die Domain verwaltet, oder an Ihren Anbieter.',
    copyAsText: 'Als Text kopieren',
    request: (hostname) => `Bitte legen Sie für ${hostname} diesen DNS-Eintrag an:`,
    proves:
      'Damit weisen wir gegenüber Linkvitals nach, dass die Domain uns gehört. Linkvitals sucht auf Websites nach defekten Links.',
    orElse: 'Lehnt Ihr Anbieter einen TXT-Eintrag für diesen Namen ab?',
    waiting: 'Diese Seite prüft das DNS alle 10 Sekunden. Danach geht es von selbst weiter.',
    paused: 'Die DNS-Prüfung ist beendet. Prüfen Sie erneut, sobald der Eintrag angelegt ist.',
    check: 'DNS jetzt prüfen',
    lastCheck: 'Zuletzt geprüft',
    missingSince: (time) => `Er fehlt seit ${time}.`,
    lastSeen: (time) => `Zuletzt gesehen: ${time}.`,
    outcomes: {
      found: 'Der Eintrag wurde gefunden.',
      absent:
        'Der Eintrag ist noch nicht sichtbar. DNS-Server zeigen einen neuen Eintrag erst, wenn ihre alte Antwort abgelaufen ist.',
      unknown: 'Das DNS hat keine verlässliche Antwort gegeben.',
      no_name: 'Im DNS gibt es keine Domain mit diesem Namen. Ist er richtig geschrieben?',
    },
    done: (hostname) => `${hostname} ist bestätigt.`,
  },
  live: {
    title: 'Crawl läuft',
    queued: 'Wartet auf einen freien Platz …',
    pages: 'Gelesene Seiten',
    links: 'Geprüfte Links',
    linksOf: (checked, found) => `${checked} von ${found}`,
    broken: 'Bisher defekt',
    rate: (perMinute) => `${perMinute} Links pro Minute`,
    cancel: 'Crawl abbrechen',
    canceled: 'Der Crawl wird abgebrochen.',
    ended: (state) => `Der Crawl ist beendet: ${state}.`,
  },
  score: {
    title: 'Score',
    noPages: 'Der letzte Crawl hat keine Seite gelesen, deshalb gibt es keinen Score.',
    perfect:
      'Nichts kostet Punkte: Alle Seiten und Links, die im Score zählen, funktionieren. Seitenprüfungen kosten keine.',
    lost: 'Das kostet Punkte',
    pages: (bad, ok) =>
      `${plural(bad, { one: '# defekte Seite', other: '# defekte Seiten' })} neben ${plural(ok, { one: '#, die funktioniert', other: '#, die funktionieren' })}`,
    links: (broken, ignored) =>
      `${plural(broken, { one: '# defekter Link', other: '# defekte Links' })}${ignored === 0 ? '' : `, davon ${plural(ignored, { other: '# ignoriert' })}`}`,
    warnings: 'Links, die funktionieren, aber einen Makel haben, etwa eine dauerhafte Weiterleitung',
    truncated: 'Wegen eines Limits ist dieser Crawl unvollständig; der Score gilt nur für einen Teil der Website.',
    higher: (count) => `${points(count)} mehr als beim vorherigen Crawl`,
    lower: (count) => `${points(count)} weniger als beim vorherigen Crawl`,
    same: 'So hoch wie beim vorherigen Crawl',
  },
  stats: {
    broken: 'Defekte Links',
    ignored: (count) => `davon ${plural(count, { other: '# ignoriert' })}`,
    pages: 'Gefundene Seiten',
    load: 'Mittlere Ladezeit',
    firstByte: (time) => `erstes Byte nach ${time}`,
    crawls: 'Crawls in 30 Tagen',
    credits: (urls) => `${urls} URLs in diesem Monat abgerufen (UTC)`,
    changes: (fresh, fixed) =>
      `${plural(fresh, { one: '# neues Problem', other: '# neue Probleme' })}, ${plural(fixed, { other: '# behoben' })}`,
  },
  curve: {
    title: 'Letzte 90 Tage',
    trends: 'Alle Trends',
    none: 'Die Kurve beginnt mit dem zweiten Crawl.',
    label: (first, from, last, to, lowest) =>
      `Score: ${first} am ${from}, ${last} am ${to}, niedrigster Wert ${lowest}`,
  },
  facts: {
    last: 'Letzter Crawl',
    next: 'Nächster Crawl',
    notified: 'Wer benachrichtigt wird',
    pages: (count) => plural(count, { one: '# Seite gelesen', other: '# Seiten gelesen' }),
    see: 'Crawl ansehen',
    change: 'Ändern',
    notScheduled: 'Nicht geplant',
    mails: (count) => plural(count, { one: '# Person per E-Mail', other: '# Personen per E-Mail' }),
    webhooks: (count) => plural(count, { one: '# Webhook', other: '# Webhooks' }),
    nobody: 'Niemand',
    faults: { no_mail_server: 'Niemand: kein Mailserver', no_recipients: 'Niemand: keine Empfänger' },
    mailsOn: 'E-Mails sind an',
    mailsOff: 'E-Mails sind aus',
  },
  changed: {
    title: 'Was sich geändert hat',
    compare: 'Mit dem vorherigen Crawl vergleichen',
    fresh: (count) => plural(count, { one: '# neues Problem', other: '# neue Probleme' }),
    fixed: (count) => plural(count, { one: '# Problem behoben', other: '# Probleme behoben' }),
    nothing: 'Der letzte Crawl hat nichts Neues und nichts Behobenes gefunden.',
  },
  noIssues: 'Keine offenen Probleme.',
  firstCrawl: {
    title: 'Bereit für den ersten Crawl',
    text: 'Der Crawl liest schonend die Seiten der Website und prüft jeden Link darauf.',
  },
  failed: 'Der letzte Crawl ist fehlgeschlagen.',
  search: {
    searched: {
      all: 'Durchsucht wurden die URLs aller offenen Probleme.',
      new: 'Durchsucht wurden die URLs neuer Probleme.',
      open: 'Durchsucht wurden die URLs noch offener Probleme.',
      fixed: 'Durchsucht wurden die URLs behobener Probleme.',
      ignored: 'Durchsucht wurden die URLs ignorierter Probleme.',
      verdict: 'Durchsucht wurden die URLs der Links mit diesem Prüfergebnis.',
      links: 'Durchsucht wurden die URLs aller Links dieses Crawls.',
      pages: 'Durchsucht wurden die URLs und Titel der Seiten dieses Crawls.',
    },
    elsewhere: 'Auch suchen in:',
    places: {
      all: 'allen offenen Problemen',
      new: 'neuen Problemen',
      open: 'noch offenen Problemen',
      fixed: 'behobenen Problemen',
      ignored: 'ignorierten Problemen',
      links: 'allen Links',
      pages: 'Seiten',
    },
  },
};
