import type { Texts } from '../../en/index.ts';

export const accountSettings: Texts['accountSettings'] = {
  profile: {
    title: 'Ihr Profil',
    name: 'Name',
    timeZone: 'Zeitzone',
    timeZoneHint: 'Gilt für alle Zeiten auf diesen Seiten und in Berichten, die Sie erstellen.',
    browserTimeZone: (zone) => `Wie mein Browser (${zone})`,
    language: 'Sprache',
    browserLanguage: 'Wie mein Browser',
    languageHint: 'Gilt überall, wo Sie sich anmelden. Im Menü mit Ihrem Namen ändern Sie sie nur für einen Browser.',
  },
  email: {
    title: 'E-Mail-Adresse',
    current: (email) => `Sie melden sich mit ${email} an.`,
    label: 'Neue Adresse',
    password: 'Ihr Passwort',
    submit: 'Link an die neue Adresse schicken',
    sent: (email) =>
      `Eine E-Mail an ${email} ist unterwegs. Der Link darin funktioniert einmal, innerhalb einer Stunde; bis dahin bleibt die alte Adresse.`,
  },
  password: {
    title: 'Passwort',
    text: 'Ein neues Passwort beendet Ihre anderen Sitzungen.',
    current: 'Aktuelles Passwort',
    submit: 'Passwort ändern',
    done: 'Ihr Passwort ist geändert, und Ihre anderen Sitzungen sind beendet.',
    wrong: 'Das ist nicht Ihr aktuelles Passwort.',
  },
  account: {
    title: 'Dieses Konto',
    name: 'Name des Kontos',
    submit: 'Umbenennen',
    renamed: (name) => `Das Konto heißt jetzt ${name}.`,
    role: (role) => `Sie sind ${role} dieses Kontos.`,
    roles: { owner: 'Inhaber', admin: 'Administrator', member: 'Mitglied' },
  },
  own: {
    title: 'Neues eigenes Konto',
    text: 'Es hat eigene Domains und Mitglieder und einen eigenen Tarif; Sie sind sein Inhaber. Zwischen Ihren Konten können Sie jederzeit wechseln.',
    name: 'Name des neuen Kontos',
    submit: 'Konto anlegen',
  },
  plan: {
    title: 'Tarif und Nutzung',
    names: { free: 'Tarif Free', solo: 'Tarif Solo', pro: 'Tarif Pro', agency: 'Tarif Agency' },
    unlimited: 'unbegrenzt',
    of: (used, limit) => `${used} von ${limit}`,
    over: 'über dem Limit',
    usage: {
      domains: 'Domains',
      urls_requested: 'Abgerufene URLs in diesem Monat (UTC)',
      running_crawls: 'Laufende Crawls',
      webhook_endpoints: 'Webhook-Endpunkte',
      members: 'Mitglieder',
      api_keys: 'API-Schlüssel',
    },
    limits: {
      title: 'Limits pro Crawl',
      max_pages: 'Seiten',
      depth_limit: 'Klicks von der Startseite',
      crawl_minutes: 'Minuten',
      fastest_schedule: 'Häufigster Zeitplan',
      page_history_days: 'Tage, die einzelne Seiten und Links gespeichert bleiben',
    },
    schedules: { hourly: 'stündlich', daily: 'täglich', weekly: 'wöchentlich', monthly: 'monatlich' },
  },
  end: {
    title: 'Verlassen oder löschen',
    lastOwner:
      'Sie sind der einzige Inhaber und können das Konto deshalb nicht verlassen: Niemand könnte es mehr verwalten. Machen Sie zuerst ein anderes Mitglied zum Inhaber.',
    lastAlone:
      'Sie sind das einzige Mitglied und können das Konto deshalb nicht verlassen. Löschen Sie es, wenn niemand es braucht, oder laden Sie zuerst jemanden ein und machen Sie diese Person zum Inhaber.',
    toMembers: 'Zu den Mitgliedern',
    leave: 'Dieses Konto verlassen',
    leaveText: 'Sie verlieren den Zugang sofort. Um zurückzukommen, brauchen Sie eine neue Einladung.',
    leaveTitle: (account) => `${account} verlassen`,
    left: (account) => `Sie haben ${account} verlassen.`,
    remove: 'Dieses Konto löschen',
    removeTitle: (account) => `${account} löschen`,
    removeText:
      'Sofort und endgültig gelöscht werden: alle Domains mit ihren Crawls, Problemen, Berichten und Einstellungen, Schlüssel, Webhooks und das Protokoll. Niemand hat mehr Zugang. Das lässt sich nicht rückgängig machen.',
    confirm: (account) => `Geben Sie zum Bestätigen ${account} ein`,
    removeSubmit: 'Endgültig löschen',
    removed: (account) => `${account} wurde gelöscht.`,
  },
};
