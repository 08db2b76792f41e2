import type { Texts } from '../en/index.ts';
import { faults } from './faults.ts';
import { problems } from './problems.ts';

export const common: Texts['common'] = {
  product: 'Linkvitals',
  skipToContent: 'Zum Inhalt',
  tryAgain: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  undo: 'Rückgängig machen',
  close: 'Schließen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Browser erlaubt das Kopieren hier nicht. Markieren Sie den Text und kopieren Sie ihn selbst.',
  download: 'Als Text herunterladen',
  shownOnce: (done) =>
    `Das wird nicht noch einmal gezeigt. Kopieren Sie es oder laden Sie es herunter, dann wählen Sie „${done}“.`,
  path: 'Wo diese Seite steht',
  loading: 'Wird geladen',
  showMore: 'Mehr zeigen',
  dismiss: 'Ausblenden',
  clearSearch: 'Suche leeren',
  plans: {
    names: { free: 'Free', solo: 'Solo', pro: 'Pro', agency: 'Agency' },
    allowedBy: (plan) => `Der Tarif ${plan} erlaubt es.`,
    none: 'Kein Tarif dieses Servers erlaubt es.',
  },
  input: {
    missing: 'Füllen Sie dieses Feld aus.',
    email: 'Das ist keine E-Mail-Adresse.',
    url: 'Das ist keine URL.',
    tooShort: (count) => `Geben Sie mindestens ${count} Zeichen an.`,
    min: (min) => `Geben Sie mindestens ${min} an.`,
    max: (max) => `Geben Sie höchstens ${max} an.`,
    whole: 'Geben Sie eine ganze Zahl an.',
    number: 'Geben Sie eine Zahl an.',
    date: 'Geben Sie Tag, Monat und Jahr an.',
    time: 'Geben Sie eine Uhrzeit von 00:00 bis 23:59 an.',
  },
  file: { choose: 'Datei wählen', none: 'Keine Datei gewählt' },
  /** Of time zones, as the time zone database names them. */
  regions: {
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
  requestId: (id) => `Kennung der Anfrage, für den Betreiber des Servers: ${id}`,
  noAnswer: 'Der Server antwortet nicht. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  sessionEnded: 'Ihre Sitzung war beendet. Melden Sie sich an und versuchen Sie es dann noch einmal.',
  sending: 'Wird gesendet …',
  failed: 'Das ging nicht. Versuchen Sie es noch einmal.',
  problems,
  faults,
  connection: {
    offline: 'Dieses Gerät ist offline. Die Seite macht von selbst weiter, sobald es wieder ein Netz hat.',
    'no-answer': 'Der Server antwortet nicht. Neuer Versuch …',
    'not-ready':
      'Der Server ist da, nimmt aber noch nichts an: Er startet, oder seine Datenbank antwortet nicht. Neuer Versuch …',
  },
  changedMeanwhile:
    'Jemand anderes hat das inzwischen geändert, darum wurde nichts gespeichert. Sie sehen jetzt, was gilt.',
  conflict: {
    text: 'Jemand anderes hat das geändert, seit Sie es geöffnet haben, darum wurde nichts gespeichert. Wählen Sie, was bleibt.',
    mine: 'Ihre Fassung',
    theirs: 'Andere Fassung',
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
    verified: { label: 'Bestätigt', meaning: 'Aktiv: bereit zum Prüfen.', action: '' },
    pending: {
      label: 'Ausstehend',
      meaning: 'Wartet: Der DNS-Eintrag wurde noch nicht gefunden.',
      action:
        'Die Seite der Domain zeigt den TXT-Eintrag, den Sie anlegen, und prüft das DNS. Eine Änderung kann einige Stunden brauchen.',
    },
    unverified: {
      label: 'Unbestätigt',
      meaning: 'Fehlgeschlagen: Der Nachweis ist unvollständig.',
      action: 'Weisen Sie den Besitz neu nach: Die Seite der Domain zeigt den TXT-Eintrag und prüft das DNS.',
    },
    expired: {
      label: 'Abgelaufen',
      meaning: 'Inaktiv: Der DNS-Eintrag wurde entfernt. Neue Prüfungen sind gesperrt, die Daten bleiben.',
      action: 'Legen Sie den TXT-Eintrag wieder an: Die Seite der Domain zeigt ihn und prüft das DNS.',
    },
  },
  newPassword: {
    label: 'Neues Passwort',
    hint: 'Mindestens 8 Zeichen und schwer zu erraten. Ein Passwortmanager hilft.',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Der Link ist vielleicht alt, oder wohin er führte, wurde gelöscht.',
    home: 'Zu Meine Domains',
  },
  broke: { title: 'Diese Seite kann nicht gezeigt werden', reload: 'Seite neu laden' },
};
