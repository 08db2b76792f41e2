import type { Texts } from '../../en/index.ts';

import { createPlural } from '../../plural.ts';

const plural = createPlural('de');

export const issueRules: Texts['issueRules'] = {
  title: 'Ignorierregeln',
  link: 'Ignorierregeln',
  lead: 'Probleme, auf die eine Regel passt, werden jetzt und bei späteren Crawls ignoriert, bis die Regel endet oder jemand sie aufhebt. Crawls prüfen sie weiterhin.',
  empty:
    'Noch keine Ignorierregeln. Fügen Sie eine für bekannte Probleme hinzu, die Sie nicht sehen möchten, etwa in einem Archiv, das bleibt, wie es ist.',
  add: 'Regel hinzufügen',
  everyKind: 'Alle Arten von Problemen',
  everyUrl: 'alle URLs',
  brokenLink: 'Defekter Link',
  never: 'nie',
  editShort: 'Ändern',
  editRule: (what) => `Die Regel für ${what} ändern`,
  removeShort: 'Löschen',
  removeRule: (what) => `Die Regel für ${what} löschen`,
  columns: {
    what: 'Ignoriert',
    issues: 'Derzeitige Probleme',
    reason: 'Grund',
    created: 'Hinzugefügt von',
    ends: 'Endet',
    actions: 'Aktionen',
  },
  dialog: {
    title: 'Regel hinzufügen',
    text: 'Wählen Sie eine Art von Problem, ein URL-Muster oder beides; dann muss beides passen. Offene Probleme, auf die die Regel passt, werden sofort ignoriert.',
    kind: 'Art des Problems',
    kindHint: 'Defekte Links und alle Arten, die auf dieser Domain gerade offen sind.',
    pattern: 'URL-Muster',
    patternHint:
      'Ein Pfad dieser Website, etwa /archiv/*, oder eine ganze URL, etwa https://example.com/* für einen Host. * steht für beliebige Zeichen.',
    reason: 'Grund',
    reasonHint: 'Erforderlich. Andere sehen ihn neben jedem ignorierten Problem.',
    submit: 'Regel hinzufügen',
    done: 'Die Regel wurde hinzugefügt. Passende Probleme werden jetzt ignoriert.',
    doneNone: 'Die Regel wurde hinzugefügt. Derzeit passt sie auf kein Problem.',
    noUrl: 'Keine geprüfte URL beginnt so.',
    meant: 'Meinten Sie:',
  },
  editDialog: {
    title: 'Regel ändern',
    text: 'Mit einer anderen Art oder einem anderen Muster sind Probleme, auf die sie nicht mehr passt, wieder offen.',
    submit: 'Änderungen speichern',
    done: 'Die Regel wurde geändert.',
  },
  preview: {
    label: 'Worauf die Regel passt',
    counts: (count, fitting, open) =>
      count === 0
        ? `Passt auf keines der ${open} offenen Probleme.`
        : `Passt auf ${fitting} von ${open} offenen Problemen:`,
    incomplete: 'Es gibt zu viele offene Probleme, um hier alle zu vergleichen; die Regel selbst gilt für alle.',
    more: (count) => `und ${count} weitere`,
  },
  remove: {
    title: (rule) => `Regel „${rule}“ löschen?`,
    text: (count) =>
      count === 0
        ? 'Sie ignoriert derzeit nichts.'
        : `${plural(count, { one: '# Problem, das sie ignoriert, ist', other: '# Probleme, die sie ignoriert, sind' })} dann wieder offen.`,
    submit: 'Regel löschen',
    done: (count) =>
      count === 0
        ? 'Die Regel wurde gelöscht.'
        : `Die Regel wurde gelöscht. ${plural(count, { one: '# Problem ist', other: '# Probleme sind' })} wieder offen.`,
    undone: 'Die Regel ist wieder da.',
  },
};
