import type { Texts } from '../../en/index.ts';

import { createPlural } from '../../plural.ts';

const plural = createPlural('de');

export const issueRules: Texts['issueRules'] = {
  title: 'Regeln, die Probleme ignorieren',
  link: 'Regeln, die Probleme ignorieren',
  lead: 'Probleme, auf die eine Regel passt, werden ignoriert, jetzt und bei späteren Prüfungen, außer jemand öffnet sie wieder. Geprüft werden sie weiterhin.',
  empty:
    'Keine Regel ignoriert etwas. Fügen Sie eine hinzu für das, was Sie kennen und nicht sehen möchten, etwa ein Archiv, das bleibt, wie es ist.',
  add: 'Regel hinzufügen',
  everyKind: 'Jede Art von Problem',
  everyUrl: 'jede URL',
  brokenLink: 'Defekter Link',
  never: 'nie',
  editShort: 'Ändern',
  editRule: (what) => `Die Regel für ${what} ändern`,
  removeShort: 'Löschen',
  removeRule: (what) => `Die Regel für ${what} löschen`,
  columns: {
    what: 'Ignoriert',
    issues: 'Probleme jetzt',
    reason: 'Grund',
    created: 'Hinzugefügt von',
    ends: 'Endet',
    actions: 'Aktionen',
  },
  dialog: {
    title: 'Regel hinzufügen',
    text: 'Wählen Sie eine Art von Problem, ein Muster für URLs oder beides: Dann muss beides passen. Offene Probleme, auf die die Regel passt, werden sofort ignoriert.',
    kind: 'Art des Problems',
    kindHint: 'Defekte Links und die Arten, die auf dieser Domain gerade offen sind.',
    pattern: 'Muster für URLs',
    patternHint:
      'Ein Pfad dieser Website, etwa /archiv/*, oder eine ganze URL, etwa https://example.com/* für einen Host. * steht für beliebige Zeichen.',
    reason: 'Grund',
    reasonHint: 'Erforderlich. Andere sehen ihn neben jedem Problem, das ignoriert wird.',
    submit: 'Regel hinzufügen',
    done: 'Die Regel wurde hinzugefügt. Worauf sie passt, wird jetzt ignoriert.',
    doneNone: 'Die Regel wurde hinzugefügt. Zurzeit passt sie auf kein Problem.',
    noUrl: 'So beginnt keine URL, die geprüft wird.',
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
    incomplete:
      'Es sind zu viele offene Probleme, um hier alle zu vergleichen; die Regel selbst wird auf alle angewandt.',
    more: (count) => `und ${count} weitere`,
  },
  remove: {
    title: (rule) => `Regel „${rule}“ löschen?`,
    text: (count) =>
      count === 0
        ? 'Sie ignoriert zurzeit nichts.'
        : `${plural(count, { one: '# Problem, das sie ignoriert, ist', other: '# Probleme, die sie ignoriert, sind' })} dann wieder offen.`,
    submit: 'Regel löschen',
    done: (count) =>
      count === 0
        ? 'Die Regel wurde gelöscht.'
        : `Die Regel wurde gelöscht. ${plural(count, { one: '# Problem ist', other: '# Probleme sind' })} wieder offen.`,
    undone: 'Die Regel ist wieder da.',
  },
};
