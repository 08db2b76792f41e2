import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');

export const members: Texts['members'] = {
  count: (used, limit) =>
    limit === null
      ? plural(used, { one: '# Person', other: '# Personen' })
      : `${used} von ${plural(limit, { one: '# Person', other: '# Personen' })}`,
  needsPlan: 'Mit dem Tarif dieses Kontos lassen sich keine Personen einladen und keine Rechte ändern.',
  full: 'Der Tarif dieses Kontos erlaubt nicht mehr Personen. Entfernen Sie jemanden, um andere einzuladen.',
  table: 'Mitglieder',
  columns: { person: 'Person', role: 'Rolle', rights: 'Rechte', lastUsed: 'Zuletzt aktiv', actions: 'Aktionen' },
  you: 'Sie',
  never: 'nie',
  now: 'jetzt',
  roles: { owner: 'Inhaber', admin: 'Administrator', member: 'Mitglied' },
  roleHints: {
    owner: 'Darf alles.',
    admin: 'Darf alles, außer das Konto zu löschen und Inhaber zu ändern.',
    member: 'Darf nur, was hier ausgewählt ist.',
  },
  everything: 'alles',
  nothing: 'sieht keine Domain',
  rights: { view: 'ansehen', crawl: 'prüfen', edit: 'bearbeiten', delete: 'löschen' },
  onAll: (rights) => `${rights} bei allen Domains`,
  inAll: (count) => plural(count, { other: 'insgesamt # Domains' }),
  onOne: (domain, rights) => `${domain}: ${rights}`,
  change: 'Ändern',
  changeAt: (name) => `${name} ändern`,
  changed: (name) => `${name} hat von jetzt an diese Rechte.`,
  remove: 'Entfernen',
  removeAt: (name) => `${name} entfernen`,
  removeText: 'Der Zugang endet sofort, und die Einladungen dieser Person verfallen.',
  removed: (name) => `${name} wurde entfernt.`,
  form: {
    email: 'E-Mail',
    role: 'Rolle',
    scope: 'Domains',
    all: 'Alle Domains, auch spätere',
    chosen: 'Nur gewählte Domains',
    chooseDomain: 'Wählen Sie mindestens eine Domain.',
    search: 'Domains suchen',
    more: 'Es gibt mehr Domains. Suchen Sie die gewünschte.',
    none: 'Es gibt noch keine Domain.',
    rightsOn: (domain) => `Rechte bei ${domain}`,
    rightsOnAll: 'Rechte bei allen Domains',
    viewIncluded: 'Wer ein Recht bei einer Domain hat, darf sie auch ansehen.',
    meanings:
      'Ansehen: alles über sie sehen. Prüfen: Prüfungen starten und abbrechen, Links erneut prüfen. Bearbeiten: Einstellungen ändern, Probleme ignorieren und zuweisen, teilen; bei allen Domains auch Domains hinzufügen. Löschen: sie samt ihrem Verlauf entfernen.',
  },
  invite: {
    open: 'Jemanden einladen',
    submit: 'Einladen',
    sent: (email) => `Eine E-Mail an ${email} ist unterwegs. Ihr Link gilt einmal und 7 Tage lang.`,
    linkTitle: 'Geben Sie diesen Link weiter',
    linkText: (email) =>
      `Dieser Server verschickt keine E-Mails; geben Sie den Link selbst an ${email} weiter. Er wird nur dieses Mal gezeigt und gilt einmal und 7 Tage lang.`,
    linkName: 'den Link',
    done: 'Ich habe ihn weitergegeben',
  },
  pending: {
    title: 'Offene Einladungen',
    none: 'Zurzeit ist niemand eingeladen.',
    by: (name) => `eingeladen von ${name}`,
    sent: 'Verschickt',
    expires: 'Läuft ab:',
    expired: 'Abgelaufen:',
    resend: 'Erneut senden',
    resendIn: (seconds) =>
      plural(seconds, { one: 'Erneut senden geht in # Sekunde', other: 'Erneut senden geht in # Sekunden' }),
    resendAt: (email) => `Die Einladung von ${email} erneut senden`,
    revoke: 'Zurückziehen',
    revokeAt: (email) => `Die Einladung von ${email} zurückziehen`,
    revokeText: 'Ihr Link gilt dann nicht mehr.',
    revoked: 'Die Einladung ist zurückgezogen.',
  },
};
