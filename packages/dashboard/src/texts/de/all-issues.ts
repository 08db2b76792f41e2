import type { Texts } from '../en/index.ts';

export const allIssues: Texts['allIssues'] = {
  title: 'Probleme aller Domains',
  lead: 'Offene Probleme, die neuesten zuerst.',
  openInTab: (url) => `${url} in einem neuen Tab öffnen`,
  onlyErrors: 'Warnungen und Hinweise sind nicht dabei.',
  showAny: 'Alle anzeigen',
  ages: { day: 'Letzte 24 Stunden', week: 'Letzte 7 Tage', earlier: 'Früher' },
  titleOf: (hostname) => `Probleme von ${hostname}`,
  allDomains: 'Alle Domains anzeigen',
  notCrawled: 'Noch keine Domain wurde geprüft. Nach der ersten Prüfung stehen hier ihre Probleme.',
  kind: 'Art',
  anyKind: 'Jede Art',
  noneOfKind: 'Kein Problem dieser Art ist offen.',
  none: 'Nichts von diesem Schweregrad ist offen.',
};
