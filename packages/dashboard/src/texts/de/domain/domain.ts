import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');
const points = (count: number): string => plural(count, { one: '# Punkt', other: '# Punkte' });

export const domain: Texts['domain'] = {
  navigation: 'Seiten dieser Domain',
  overview: 'Übersicht',
  issues: 'Probleme',
  results: 'Ergebnisse',
  crawls: 'Prüfungen',
  trends: 'Trends',
  reports: 'Berichte',
  sharing: 'Teilen',
  settings: 'Einstellungen',
  more: 'Weitere Aktionen',
  startCrawl: 'Prüfung starten',
  verify: {
    title: 'Weisen Sie nach, dass die Domain Ihnen gehört',
    mayNot:
      'Die Domain ist nicht bestätigt und wird deshalb nicht geprüft. Wer sie bearbeiten darf, kann hier nachweisen, dass sie ihm gehört.',
    expired: 'Der DNS-Eintrag fehlt, deshalb sind neue Prüfungen gesperrt. Legen Sie ihn wieder an.',
    text: 'Öffnen Sie bei Ihrem Anbieter die DNS-Einstellungen der Domain und legen Sie diesen Eintrag an. Formulare unterscheiden sich; dies sind die üblichen Felder.',
    type: 'Typ',
    name: 'Name oder Host',
    keepNote: 'Lassen Sie den Eintrag stehen: Er wird täglich und vor jeder Prüfung wieder gesucht.',
    cnameNote: (hostname) =>
      `Nehmen Sie diesen Namen, wenn ${hostname} ein CNAME ist, der keinen TXT-Eintrag haben kann.`,
    value: 'Wert oder Inhalt',
    ttl: 'TTL',
    ttlValue: 'Voreinstellung beibehalten',
    noAccess:
      'Sie kommen nicht an die DNS-Einstellungen? Schicken Sie den Eintrag an die Person, die die Domain verwaltet, oder an Ihren Anbieter.',
    copyAsText: 'Als Text kopieren',
    request: (hostname) => `Bitte legen Sie für ${hostname} diesen DNS-Eintrag an:`,
    proves: 'Er weist Linkvitals, das auf Websites nach defekten Links sucht, nach, dass die Domain uns gehört.',
    orElse: 'Lehnt Ihr Anbieter einen TXT-Eintrag für diesen Namen ab?',
    waiting: 'Das DNS wird beobachtet: alle 10 Sekunden, und es geht von selbst weiter.',
    paused: 'Die Prüfung des DNS ruht. Prüfen Sie noch einmal, wenn der Eintrag angelegt ist.',
    check: 'DNS jetzt prüfen',
    lastCheck: 'Zuletzt geprüft',
    outcomes: {
      found: 'Der Eintrag wurde gefunden.',
      absent:
        'Der Eintrag ist noch nicht zu sehen. DNS-Server zeigen einen neuen erst, wenn ihre alte Antwort abgelaufen ist.',
      unknown: 'Das DNS gab keine verlässliche Antwort.',
      no_name: 'Im DNS gibt es keine Domain dieses Namens. Ist er richtig geschrieben?',
    },
    done: (hostname) => `${hostname} ist bestätigt.`,
  },
  live: {
    title: 'Prüfung läuft',
    queued: 'Wartet auf einen freien Platz …',
    pages: 'Seiten gelesen',
    links: 'Links geprüft',
    linksOf: (checked, found) => `${checked} von ${found}`,
    broken: 'Bisher defekt',
    rate: (perMinute) => `${perMinute} Links pro Minute`,
    cancel: 'Prüfung abbrechen',
    canceled: 'Die Prüfung wird abgebrochen.',
    ended: (state) => `Die Prüfung ist zu Ende: ${state}.`,
  },
  score: {
    title: 'Zustand',
    noPages: 'Die letzte Prüfung hat keine Seite gelesen, deshalb gibt es keine Bewertung.',
    perfect: 'Alle geprüften Seiten und Links sind in Ordnung.',
    lost: 'Was Punkte kostet',
    pages: (bad, all) =>
      `${plural(bad, { one: '# defekte Seite', other: '# defekte Seiten' })} von ${plural(all, { other: '#' })}`,
    links: (broken, ignored) =>
      `${plural(broken, { one: '# defekter Link', other: '# defekte Links' })}${ignored === 0 ? '' : `, davon ${plural(ignored, { other: '# ignoriert' })}`}`,
    warnings: 'Links, die funktionieren, aber einen Mangel haben, etwa eine dauerhafte Weiterleitung',
    truncated: 'Eine Grenze hat diese Prüfung verkürzt; die Bewertung gilt für einen Teil der Site.',
    higher: (count) => `${points(count)} mehr als bei der Prüfung davor`,
    lower: (count) => `${points(count)} weniger als bei der Prüfung davor`,
    same: 'Wie bei der Prüfung davor',
  },
  stats: {
    broken: 'Defekte Links',
    ignored: (count) => `davon ${plural(count, { other: '# ignoriert' })}`,
    pages: 'Seiten',
    load: 'Mittlere Ladezeit',
    firstByte: (time) => `erstes Byte nach ${time}`,
    crawls: 'Prüfungen in 30 Tagen',
    credits: (urls) => `${urls} URLs in diesem Monat (UTC)`,
    changes: (fresh, fixed) => `${plural(fresh, { other: '# neu' })}, ${plural(fixed, { other: '# behoben' })}`,
  },
  latest: 'Neueste Probleme',
  allIssues: 'Alle Probleme',
  noIssues: 'Keine offenen Probleme.',
  firstCrawl: {
    title: 'Bereit für die erste Prüfung',
    text: 'Die Prüfung liest die Seiten der Site, ohne sie zu belasten, und prüft jeden Link darauf.',
  },
  failed: 'Die letzte Prüfung ist gescheitert.',
  search: {
    searched: {
      new: 'Durchsucht sind die URLs neuer Probleme.',
      open: 'Durchsucht sind die URLs von Problemen, die noch offen sind.',
      fixed: 'Durchsucht sind die URLs behobener Probleme.',
      ignored: 'Durchsucht sind die URLs ignorierter Probleme.',
      verdict: 'Durchsucht sind die URLs der Links mit diesem Ergebnis.',
      links: 'Durchsucht sind die URLs aller Links dieser Prüfung.',
      pages: 'Durchsucht sind URLs und Titel der Seiten dieser Prüfung.',
    },
    elsewhere: 'Auch suchen unter:',
    places: {
      new: 'neuen Problemen',
      open: 'noch offenen Problemen',
      fixed: 'behobenen Problemen',
      ignored: 'ignorierten Problemen',
      links: 'allen Links',
      pages: 'Seiten',
    },
  },
};
