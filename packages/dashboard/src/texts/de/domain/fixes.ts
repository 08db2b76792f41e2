import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');
const pages = (count: number): string => plural(count, { one: '# Seite', other: '# Seiten' });
const issues = (count: number): string => plural(count, { one: '# Problem', other: '# Probleme' });
const fixCount = (count: number): string => plural(count, { one: '# Korrektur', other: '# Korrekturen' });

export const fixes: Texts['fixes'] = {
  views: 'Ansicht',
  byFix: 'Nach Korrektur',
  single: 'Einzelne Probleme',
  settle: (count, settled, isMore) =>
    isMore
      ? `Die ersten ${fixCount(count)}: ${issues(settled)}`
      : `${fixCount(count)} ${plural(count, { one: 'behebt', other: 'beheben' })} ${issues(settled)}`,
  first: 'Zuerst beheben',
  all: 'Alle Korrekturen',
  none: 'Zu diesen Filtern passt keine Korrektur.',
  showAll: 'Alle Korrekturen anzeigen',
  notRanked: (open) => `Der nächste Crawl ordnet ${issues(open)} danach, was sie behebt.`,
  toIssues: 'Probleme anzeigen',
  columns: {
    what: 'Das Wichtigste zuerst',
    where: 'Wo',
    points: 'Punkte zurück',
    since: 'Seit',
    assigned: 'Zugewiesen',
  },
  severity: { error: 'Fehler', warning: 'Warnung', notice: 'Hinweis' },
  todo: {
    shared_link: {
      header: 'Link im Kopfbereich korrigieren',
      nav: 'Link in der Navigation korrigieren',
      main: 'Link im Hauptinhalt korrigieren',
      footer: 'Link in der Fußzeile korrigieren',
      other: 'Link in der Vorlage korrigieren',
    },
    missing_page: 'Seite wiederherstellen oder umleiten',
    redirect: 'Eine Regel zur Weiterleitung anlegen',
    relink: 'Links nach einer Regel ändern',
    dead_host: 'Links zum Host ersetzen oder entfernen',
    own_certificate: 'Zertifikat des Hosts in Ordnung bringen',
    link: 'Link korrigieren oder entfernen',
    more: (finding, others) =>
      `${finding}, ${plural(others, { one: 'und # weiterer Befund', other: 'und # weitere Befunde' })}`,
  },
  where: {
    several: (settled, on) => `${issues(settled)} auf ${pages(on)}`,
    of: (count, all) => `Auf ${plural(count, { other: '#' })} von ${pages(all)}`,
  },
  points: (count) => plural(count, { one: '# Punkt', other: '# Punkte' }),
  lessThanOne: 'weniger als 1 Punkt',
  assignedTo: (names) => `Zugewiesen an ${names}`,
  details: {
    all: (count) => `Alle ${issues(count)} anzeigen`,
    open: (url) => `Details: ${url}`,
  },
  filters: {
    kind: 'Art der Korrektur',
    anyKind: 'Alle Arten',
    section: 'Bereich',
    anySection: 'Alle Bereiche',
    assignee: 'Zugewiesen an',
    anyAssignee: 'Zugewiesen oder nicht',
  },
  kinds: {
    shared_link: 'Links in gemeinsamen Teilen',
    missing_page: 'Fehlende Seiten',
    moved_pattern: 'Umgezogene Adressen',
    dead_host: 'Tote Hosts',
    own_certificate: 'Zertifikate der Website',
    page_check: 'Prüfungen auf vielen Seiten',
    link: 'Einzelne Links',
    page: 'Einzelne Seiten',
  },
  onlyFix: 'Die Liste enthält nur die Probleme einer Korrektur.',
  selection: {
    label: 'Ausgewählte Korrekturen',
    one: (what) => `Auswählen: ${what}`,
    all: 'Alle angezeigten Korrekturen auswählen',
    max: (count) => `Höchstens ${fixCount(count)} auf einmal.`,
    counts: (count, settled) => `${fixCount(count)}, ${issues(settled)}`,
    gain: (points) => `+${points}`,
    noGain: 'keine Punkte',
    scores: (now, after) => `${now} → ${after}`,
    assign: 'Zuweisen …',
    ignore: 'Ignorieren …',
    recheck: 'Erneut prüfen',
    clear: 'Auswahl aufheben',
    nobody: 'Niemandem',
  },
  ignore: {
    title: (count) => `${fixCount(count)} ignorieren`,
    text: (settled) =>
      `${plural(settled, { one: '# Problem zählt', other: '# Probleme zählen' })} nicht mehr als offen und ${plural(settled, { one: 'kostet', other: 'kosten' })} ab dem nächsten Crawl keine Punkte mehr. Andere sehen den Grund.`,
    folder: 'Stattdessen einen Ordner oder Host durch eine Regel ignorieren',
  },
  mail: {
    open: 'Mail an …',
    title: (count) => `${count === 1 ? 'Diese Korrektur' : fixCount(count)} per E-Mail senden`,
    text: 'In der E-Mail steht, was auf welchen Seiten zu korrigieren ist und wie. Mitglieder erhalten auch einen Link dazu.',
    to: 'An',
    other: 'Andere Adresse',
    address: 'Adresse',
    note: 'Notiz',
    noteHint: 'Sie steht über den Korrekturen und darf leer bleiben.',
    submit: 'E-Mail senden',
    sent: (to) => `Die E-Mail an ${to} ist unterwegs.`,
    noServer: 'Dieser Server hat keinen Mailserver und kann deshalb nichts verschicken.',
  },
  done: {
    ignore: (count) => plural(count, { one: '# Problem wird ignoriert.', other: '# Probleme werden ignoriert.' }),
    reopen: (count) => plural(count, { one: '# Problem zählt wieder.', other: '# Probleme zählen wieder.' }),
    acknowledge: (count) =>
      plural(count, { one: '# Problem ist als bekannt markiert.', other: '# Probleme sind als bekannt markiert.' }),
    unacknowledge: (count) =>
      plural(count, {
        one: '# Problem ist nicht mehr als bekannt markiert.',
        other: '# Probleme sind nicht mehr als bekannt markiert.',
      }),
    assign: (count) => plural(count, { one: '# Problem ist zugewiesen.', other: '# Probleme sind zugewiesen.' }),
    unassign: (count) =>
      plural(count, { one: '# Problem ist nicht mehr zugewiesen.', other: '# Probleme sind nicht mehr zugewiesen.' }),
    recheck: (count) =>
      plural(count, { one: '# Problem wird erneut geprüft.', other: '# Probleme werden erneut geprüft.' }),
    rechecked: (right, checked) =>
      `Geprüft: ${plural(right, { other: '#' })} von ${plural(checked, { one: '# Problem ist behoben.', other: '# Problemen sind behoben.' })}`,
    nothing: 'Es gab nichts zu ändern.',
  },
};
