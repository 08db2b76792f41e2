import type { Texts } from '../en/index.ts';

export const allIssues: Texts['allIssues'] = {
  title: 'Fehler aller Domains',
  link: 'Fehler',
  lead: 'Was jetzt offen ist, das Neueste zuerst, gleich welche Prüfung es gefunden hat.',
  since: 'gefunden',
  openInTab: (url) => `${url} in einem neuen Tab öffnen`,
  onlyErrors: 'Warnungen und Hinweise sind nicht dabei.',
  showAny: 'Alle anzeigen',
  ages: { day: 'Letzte 24 Stunden', week: 'Letzte 7 Tage', earlier: 'Früher' },
  only: (hostname) => `Nur Fehler von ${hostname}.`,
  allDomains: 'Alle Domains anzeigen',
  notCrawled: 'Noch keine Domain wurde geprüft. Nach der ersten Prüfung stehen hier ihre Fehler.',
  none: 'Nichts von diesem Schweregrad ist offen.',
};
