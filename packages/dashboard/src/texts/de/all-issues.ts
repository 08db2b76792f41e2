import type { Texts } from '../en/index.ts';

export const allIssues: Texts['allIssues'] = {
  title: 'Probleme aller Domains',
  lead: 'Offene Probleme, die neuesten zuerst.',
  leadOfFixes: 'Was zuerst zu beheben ist, auf allen Domains.',
  openInTab: (url) => `${url} in einem neuen Tab öffnen`,
  onlyErrors: 'Warnungen und Hinweise sind ausgeblendet.',
  showAny: 'Alle anzeigen',
  ages: { day: 'Letzte 24 Stunden', week: 'Letzte 7 Tage', earlier: 'Früher' },
  titleOf: (hostname) => `Probleme auf ${hostname}`,
  allDomains: 'Alle Domains anzeigen',
  notCrawled: 'Es gab noch keinen Crawl. Nach dem ersten Crawl sehen Sie hier die Probleme.',
  domain: 'Domain',
  anyDomain: 'Alle Domains',
  kind: 'Art',
  anyKind: 'Alle Arten',
  noneOfKind: 'Kein Problem dieser Art ist offen.',
  none: 'Kein Problem mit diesem Schweregrad ist offen.',
  noFixes: 'Es gibt keine Korrektur mit diesem Schweregrad. Crawls ordnen Probleme danach, was sie behebt.',
};
