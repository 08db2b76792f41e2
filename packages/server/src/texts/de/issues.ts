import type { Texts } from '../en/index.ts';
import { createPlural } from '../plural.ts';

const plural = createPlural('de');
const pages = (count: number): string => plural(count, { one: '# Seite', other: '# Seiten' });

export const issues: Texts['issues'] = {
  since: 'Probleme seit der Prüfung davor',
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
      title: 'Neue oder wiedergekommene Probleme',
      explanation:
        'Zum ersten Mal gesehen oder nach der Behebung wieder da, und seither weder behoben noch ignoriert. Fehler zuerst.',
    },
    fixed: { title: 'Behobene Probleme', explanation: 'Erneut geprüft und in Ordnung, oder nicht mehr auf der Site.' },
    standing: { title: 'Noch offene Probleme', explanation: 'Fehler zuerst, die ältesten oben.' },
  },
  fixed: 'behoben',
  fixedOn: (day) => `behoben am ${day}`,
  fixedBecause: {
    checked: 'erneut geprüft und in Ordnung',
    unlinked: 'keine Seite verlinkt es mehr',
    page_gone: 'die Seite gibt es nicht mehr',
  },
  sinceDay: (day) => `seit ${day}`,
  backSince: (day) => `wieder da seit ${day}`,
  regions: {
    header: 'im Kopf',
    nav: 'in der Navigation',
    main: 'im Inhalt',
    footer: 'in der Fußzeile',
    other: 'an derselben Stelle',
  },
  oneChange: (where, count) => `${where} von ${pages(count)}: Eine Änderung behebt alle`,
  suggestions: {
    redirect: 'wohin es weiterleitet',
    https: 'dasselbe mit https',
    spelling: 'dasselbe, anders geschrieben',
    similar_page: 'eine Seite mit ähnlichem Namen',
    archive: 'eine archivierte Kopie',
  },
};
