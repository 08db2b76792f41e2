import type { Texts } from '../en/index.ts';
import { faults } from './faults.ts';
import { problems } from './problems.ts';

export const common: Texts['common'] = {
  leave: {
    title: 'Seite verlassen, ohne zu speichern?',
    text: 'Ihre Änderungen auf dieser Seite sind nicht gespeichert.',
    stay: 'Hier bleiben',
    submit: 'Ohne Speichern verlassen',
  },
  product: 'Linkvitals',
  toDomains: 'Zu „Meine Domains“',
  skipToContent: 'Zum Inhalt',
  tryAgain: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig machen',
  close: 'Schließen',
  show: 'Anzeigen',
  hide: 'Verbergen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Browser erlaubt hier kein Kopieren. Markieren Sie den Text und kopieren Sie ihn selbst.',
  download: 'Als Text herunterladen',
  shownOnce: (done) =>
    `Das wird nicht noch einmal angezeigt. Sichern Sie zuerst eine Kopie und wählen Sie dann „${done}“.`,
  path: 'Position dieser Seite',
  loading: 'Wird geladen',
  showMore: 'Mehr anzeigen',
  newTab: 'Öffnet in neuem Tab',
  dismiss: 'Ausblenden',
  clearSearch: 'Suche leeren',
  plans: {
    names: { free: 'Free', solo: 'Solo', pro: 'Pro', agency: 'Agency' },
    allowedBy: (plan) => `Im Tarif ${plan} ist das enthalten. Der Betreiber dieses Servers kann den Tarif ändern.`,
    none: 'Kein Tarif dieses Servers enthält das. Was Tarife enthalten, legt der Betreiber fest.',
  },
  input: {
    isPast: 'Dieser Tag ist schon vorbei. Wählen Sie heute oder einen späteren Tag.',
    missing: 'Erforderlich.',
    email: 'Das ist keine E-Mail-Adresse.',
    noEnding: (address) =>
      `Stimmt ${address}? Es fehlt eine Endung wie .com. Wenn die Adresse stimmt, senden Sie das Formular noch einmal ab.`,
    url: 'Das ist keine URL.',
    tooShort: (count) => `Geben Sie mindestens ${count} Zeichen ein.`,
    min: (min) => `Geben Sie mindestens ${min} ein.`,
    max: (max) => `Geben Sie höchstens ${max} ein.`,
    whole: 'Geben Sie eine ganze Zahl ein.',
    number: 'Geben Sie eine Zahl ein.',
    date: 'Geben Sie Tag, Monat und Jahr ein.',
    time: 'Geben Sie eine Uhrzeit von 00:00 bis 23:59 ein.',
  },
  file: { choose: 'Datei auswählen', none: 'Keine Datei ausgewählt' },
  /** Of time zones, as the time zone database names them. */
  regions: {
    browser: 'Dieser Browser',
    Africa: 'Afrika',
    America: 'Amerika',
    Antarctica: 'Antarktis',
    Arctic: 'Arktis',
    Asia: 'Asien',
    Atlantic: 'Atlantik',
    Australia: 'Australien',
    Europe: 'Europa',
    Indian: 'Indischer Ozean',
    Pacific: 'Pazifik',
  },
  entry: (entry) => `Eintrag ${entry}:`,
  requestId: (id) => `Anfrage-ID für den Betreiber des Servers: ${id}`,
  noAnswer: 'Der Server antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  sessionEnded: 'Ihre Sitzung war abgelaufen. Melden Sie sich an und versuchen Sie es dann noch einmal.',
  notSent: 'Noch nicht gespeichert. Senden Sie es noch einmal ab, sobald der Server antwortet.',
  sending: 'Wird gesendet …',
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  problems,
  faults,
  connection: {
    offline: 'Dieses Gerät ist offline. Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
    'no-answer': 'Der Server antwortet nicht. Neuer Versuch …',
    'not-ready':
      'Der Server ist erreichbar, aber noch nicht bereit: Er startet gerade, oder seine Datenbank antwortet nicht. Neuer Versuch …',
  },
  changedMeanwhile:
    'Jemand anderes hat das inzwischen geändert, deshalb wurde nichts gespeichert. Sie sehen jetzt den aktuellen Stand.',
  conflict: {
    text: 'Jemand anderes hat das geändert, seit Sie es geöffnet haben, deshalb wurde nichts gespeichert. Wählen Sie, welche Version gelten soll.',
    mine: 'Ihre Version',
    theirs: 'Andere Version',
    keep: 'Meine speichern',
    take: 'Andere übernehmen',
    on: 'an',
    off: 'aus',
    empty: '(leer)',
  },
  againAt: (time) => `Versuchen Sie es um ${time} Uhr erneut.`,
  connectionBack: 'Wieder verbunden.',
  health: {
    excellent: 'Ausgezeichnet',
    good: 'Gut',
    fair: 'Mittel',
    poor: 'Schlecht',
    critical: 'Kritisch',
    unknown: 'k. A.',
  },
  verification: {
    verified: { label: 'Bestätigt', meaning: 'Aktiv: bereit für Crawls.', action: '' },
    pending: {
      label: 'Ausstehend',
      meaning: 'Wartet: Der DNS-Eintrag wurde noch nicht gefunden.',
      action:
        'Die Seite der Domain zeigt den TXT-Eintrag, den Sie anlegen müssen, und prüft das DNS. Bis eine Änderung sichtbar wird, können einige Stunden vergehen.',
    },
    unverified: {
      label: 'Unbestätigt',
      meaning: 'Fehlgeschlagen: Die Bestätigung ist unvollständig.',
      action:
        'Bestätigen Sie die Domain erneut: Ihre Seite zeigt den TXT-Eintrag, den Sie anlegen müssen, und prüft das DNS.',
    },
    expired: {
      label: 'Abgelaufen',
      meaning: 'Inaktiv: Der DNS-Eintrag wurde entfernt. Neue Crawls sind gesperrt, die Daten bleiben erhalten.',
      action: 'Legen Sie den TXT-Eintrag wieder an: Die Seite der Domain zeigt ihn und prüft das DNS.',
    },
  },
  newPassword: {
    label: 'Neues Passwort',
    hint: 'Mindestens 8 Zeichen und schwer zu erraten. Ein Passwortmanager hilft.',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist der Link veraltet, oder sein Ziel wurde gelöscht.',
  },
  broke: { title: 'Diese Seite kann nicht angezeigt werden', reload: 'Seite neu laden' },
};
