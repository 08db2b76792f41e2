import type { Texts } from '../en/index.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('de');
const pages = (count: number): string => plural(count, { one: '# Seite', other: '# Seiten' });

export const issues: Texts['issues'] = {
  since: 'Probleme seit dem vorherigen Crawl',
  overPeriod: 'Probleme im Zeitraum',
  parts: {
    new: 'Neu oder wieder da',
    fixed: 'Behoben',
    persisting: 'Noch da',
    inconclusive: 'Nicht geprüft',
    open: 'Am Ende offen',
    ignored: 'Jetzt ignoriert',
  },
  groups: {
    new: {
      title: 'Neue oder wieder aufgetretene Probleme',
      explanation:
        'Erstmals gefunden oder nach einer Behebung wieder aufgetreten und seitdem weder behoben noch ignoriert. Fehler zuerst.',
    },
    fixed: {
      title: 'Behobene Probleme',
      explanation: 'Bei erneuter Prüfung in Ordnung oder nicht mehr auf der Website.',
    },
    standing: { title: 'Noch offene Probleme', explanation: 'Fehler zuerst, die ältesten oben.' },
  },
  fixed: 'behoben',
  fixedOn: (day) => `behoben am ${day}`,
  fixedBecause: {
    checked: 'bei erneuter Prüfung in Ordnung',
    unlinked: 'keine Seite verlinkt mehr darauf',
    page_gone: 'die Seite gibt es nicht mehr',
  },
  sinceDay: (day) => `seit ${day}`,
  backSince: (day) => `wieder da seit ${day}`,
  regions: {
    header: 'im Kopfbereich',
    nav: 'in der Navigation',
    main: 'im Inhalt',
    footer: 'in der Fußzeile',
    other: 'an derselben Stelle',
  },
  oneChange: (where, count) => `${where} von ${pages(count)}: eine Änderung behebt alle`,
  suggestions: {
    redirect: 'Ziel der Weiterleitung',
    https: 'dieselbe Adresse mit https',
    spelling: 'dieselbe Adresse, anders geschrieben',
    similar_page: 'eine Seite mit ähnlichem Namen',
    archive: 'eine archivierte Kopie',
  },
};
