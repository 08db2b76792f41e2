import { brokenTitles, crawlFailures } from '@linkvitals/contract/wording/de';
import type { Texts } from '../en/index.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('de');
const domains = (count: number): string => plural(count, { one: '# Domain', other: '# Domains' });

export const notifications: Texts['notifications'] = {
  brokenLinks: {
    new: (count, host) =>
      `${plural(count, { one: '# neuer defekter Link', other: '# neue defekte Links' })} auf ${host}`,
    still: (count, host) => `${plural(count, { one: '# Link', other: '# Links' })} auf ${host} noch defekt`,
    seeNew: 'Zeigen, was neu ist',
    seeOpen: 'Zeigen, was offen ist',
  },
  crawl: {
    completed: (host) => `Prüfung von ${host} abgeschlossen`,
    failed: (host) => `Prüfung von ${host} gescheitert`,
    open: 'Prüfung öffnen',
  },
  facts: {
    new: 'Neue defekte Links',
    fixed: 'Behobene Links',
    persisting: 'Noch defekte Links',
    inconclusive: 'Nicht geprüfte Links',
    others: 'Andere Probleme',
    severity: 'Schweregrad',
    score: 'Zustand',
    pages: 'Seiten',
    duration: 'Dauer',
    code: 'Code',
    pagesBefore: 'Seiten bis dahin',
    ends: 'Läuft ab',
    why: 'Warum',
    webhook: 'Webhook',
    period: 'Zeitraum',
    broken: 'Defekte Links',
    changes: 'Änderungen',
  },
  othersNew: (count) => plural(count, { other: '# neu' }),
  othersFixed: (count) => plural(count, { other: '# behoben' }),
  severities: { low: 'gering', medium: 'mittel', high: 'hoch' },
  score: (score) => `${score} von 100`,
  noScore: 'k. A.',
  noAnswer: 'keine Antwort',
  onPages: (count) => plural(count, { one: 'auf # Seite', other: 'auf # Seiten' }),
  isNew: 'neu',
  failures: crawlFailures,
  reasons: brokenTitles,
  certificate: {
    title: (host, days) => `Das Zertifikat von ${host} läuft in ${plural(days, { one: '# Tag', other: '# Tagen' })} ab`,
    issuer: 'Aussteller des Zertifikats',
    closing: 'Erneuern Sie es vorher. Danach lehnen Browser die Site ab, und Prüfungen melden ihre Links als defekt.',
    open: 'Domain öffnen',
  },
  webhookDisabled: {
    title: (host) => `Webhook-Endpunkt bei ${host} abgeschaltet`,
    gone: 'Er antwortete mit 410: Er will keine Ereignisse mehr.',
    failing: '5 Tage lang und bei mindestens 10 Zustellungen nur Fehlschläge.',
    closing: 'Spätere Ereignisse werden übersprungen. Schalten Sie ihn wieder ein.',
    closingByApi: (request) =>
      `Spätere Ereignisse werden übersprungen. Schalten Sie ihn über die API wieder ein: ${request}`,
    open: 'Endpunkt öffnen',
  },
  summary: {
    names: {
      daily: 'Tägliche Zusammenfassung',
      weekly: 'Wöchentliche Zusammenfassung',
      monthly: 'Monatliche Zusammenfassung',
    },
    domains,
    quiet: 'nichts geändert',
    nothingChanged: (period) => `Vom ${period} hat sich nichts geändert.`,
    period: (from, to) => `${from} bis ${to}`,
    newIssues: (count) => plural(count, { one: '# neues Problem', other: '# neue Probleme' }),
    fixedIssues: (count) => plural(count, { one: '# behobenes Problem', other: '# behobene Probleme' }),
    score: (score) => `Zustand ${score}`,
    noScore: 'noch ohne Zustand',
    broken: (count) => plural(count, { one: '# defekter Link', other: '# defekte Links' }),
    notCrawled: 'nicht geprüft',
    failedCrawls: (count) => plural(count, { one: '# gescheiterte Prüfung', other: '# gescheiterte Prüfungen' }),
    more: (count) => plural(count, { one: '# weitere Domain.', other: '# weitere Domains.' }),
    open: 'Berichte öffnen',
    attached: 'PDF im Anhang',
    tooLarge: 'PDF zu groß für den Anhang',
    unreadable: 'PDF nicht lesbar, siehe die Berichte',
  },
  test: {
    title: 'Test-Benachrichtigung von Linkvitals',
    closing: 'Jemand mit Zugang zu Ihrem Konto hat diesen Test angefordert. Benachrichtigungen erreichen Sie hier.',
    open: 'Einstellungen der Benachrichtigungen öffnen',
  },
  byApi: (request) => `Mehr über die API: ${request}`,
  andMore: (count) => plural(count, { other: '… und # weitere' }),
  footer: 'Gesandt von Linkvitals an die Empfänger in den Einstellungen der Benachrichtigungen Ihres Kontos.',
  settings: 'Einstellungen',
  unsubscribe: 'Abbestellen',
};
