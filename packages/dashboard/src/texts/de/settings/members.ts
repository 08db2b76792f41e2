import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');

export const members: Texts['members'] = {
  count: (used, limit) =>
    limit === null
      ? plural(used, { one: '# Person', other: '# Personen' })
      : `${used} von ${plural(limit, { one: '# Person', other: '# Personen' })}`,
  needsPlan: 'Im Tarif dieses Kontos lassen sich keine Personen einladen und keine Rechte ändern.',
  full: 'Der Tarif dieses Kontos erlaubt keine weiteren Personen. Entfernen Sie jemanden, um andere einzuladen.',
  table: 'Mitglieder',
  columns: { person: 'Person', role: 'Rolle', rights: 'Rechte', lastUsed: 'Zuletzt aktiv', actions: 'Aktionen' },
  you: 'Sie',
  never: 'nie',
  now: 'jetzt',
  roles: { owner: 'Inhaber', admin: 'Administrator', member: 'Mitglied' },
  roleHints: {
    owner: 'Darf alles.',
    admin: 'Darf alles, außer das Konto löschen und Inhaber ändern.',
    member: 'Darf, was hier ausgewählt ist.',
  },
  everything: 'alles',
  nothing: 'sieht keine Domain',
  rights: { view: 'ansehen', crawl: 'crawlen', edit: 'bearbeiten', delete: 'löschen' },
  onAll: (rights) => `Alle Domains: ${rights}`,
  inAll: (count) => plural(count, { other: 'insgesamt # Domains' }),
  onOne: (domain, rights) => `${domain}: ${rights}`,
  change: 'Ändern',
  changeAt: (name) => `${name} ändern`,
  changed: (name) => `${name} hat ab jetzt diese Rechte.`,
  remove: 'Entfernen',
  removeAt: (name) => `${name} entfernen`,
  removeText: 'Der Zugang endet sofort, und die Einladungen, die diese Person verschickt hat, verfallen.',
  removed: (name) => `${name} wurde entfernt.`,
  form: {
    email: 'E-Mail',
    role: 'Rolle',
    scope: 'Domains',
    all: 'Alle Domains, auch spätere',
    chosen: 'Nur ausgewählte Domains',
    chooseDomain: 'Wählen Sie mindestens eine Domain.',
    search: 'Domains suchen',
    more: 'Es gibt weitere Domains. Suchen Sie nach der gewünschten.',
    none: 'Es gibt noch keine Domain.',
    rightsOn: (domain) => `Rechte für ${domain}`,
    rightsOnAll: 'Rechte für alle Domains',
    viewIncluded: 'Wer ein Recht für eine Domain hat, darf sie auch ansehen.',
    meanings:
      'Ansehen: alles zur Domain sehen. Crawlen: Crawls starten und abbrechen, Links erneut prüfen. Bearbeiten: Einstellungen ändern, Probleme ignorieren und zuweisen, Berichte freigeben; für alle Domains auch Domains hinzufügen. Löschen: die Domain samt Verlauf entfernen.',
  },
  invite: {
    open: 'Jemanden einladen',
    submit: 'Einladen',
    sent: (email) =>
      `Eine E-Mail an ${email} ist unterwegs. Der Link darin funktioniert einmal, innerhalb von 7 Tagen.`,
    linkTitle: 'Geben Sie diesen Link weiter',
    linkText: (email) =>
      `Dieser Server verschickt keine E-Mails; geben Sie den Link selbst an ${email} weiter. Er wird nur jetzt angezeigt und funktioniert einmal, innerhalb von 7 Tagen.`,
    linkName: 'den Link',
    done: 'Ich habe ihn weitergegeben',
  },
  pending: {
    title: 'Offene Einladungen',
    none: 'Derzeit gibt es keine offenen Einladungen.',
    by: (name) => `eingeladen von ${name}`,
    sent: 'Gesendet',
    expires: 'Läuft ab:',
    expired: 'Abgelaufen:',
    resend: 'Erneut senden',
    resendIn: (seconds) =>
      plural(seconds, { one: 'Erneut senden in # Sekunde möglich', other: 'Erneut senden in # Sekunden möglich' }),
    resendAt: (email) => `Erneut senden an ${email}`,
    revoke: 'Zurückziehen',
    revokeAt: (email) => `Einladung für ${email} zurückziehen`,
    revokeText: 'Der Link funktioniert dann nicht mehr.',
    revoked: 'Die Einladung ist zurückgezogen.',
  },
};
