import type { Texts } from '../../en/index.ts';

export const domainSettings: Texts['domainSettings'] = {
  readOnly: 'Sie dürfen diese Einstellungen ansehen, aber nicht ändern.',
  overPlan:
    'Das Konto hat mehr Domains, als sein Tarif erlaubt, und diese ist eine zu viel: Ihre Einstellungen lassen sich nicht ändern.',
  unsaved: 'Ungespeicherte Änderungen',
  allSaved: 'Alle Änderungen sind gespeichert.',
  saving: 'Wird gespeichert …',
  discard: 'Verwerfen',
  save: 'Änderungen speichern',
  atOnce: { title: 'Gilt sofort', text: 'Das Folgende braucht kein „Änderungen speichern“.' },
  notifications: {
    title: 'Benachrichtigungen',
    emailAlerts: 'E-Mail, wenn eine Prüfung defekte Links findet',
    when: 'Wann eine E-Mail kommt',
    whenHint: 'Nach neu defekten Links folgt einmal pro Woche eine Erinnerung, solange Links defekt sind.',
    whens: {
      news: 'Neu defekte Links',
      every_crawl: 'Jede Prüfung mit defekten Links',
    },
    recipients: 'Empfänger',
    recipientsHint: 'Eine Adresse pro Zeile, höchstens 10. Leer gelten die Empfänger des Kontos.',
    certificates: 'Hinweise zum Zertifikat',
    certificatesHint:
      '21 Tage, 7 Tage und 1 Tag, bevor das Zertifikat der Site abläuft; später, wenn es weniger als 90 Tage gilt.',
    slack: 'Nachricht in Slack, wenn eine Prüfung endet oder scheitert',
    chat: 'Nachricht in die anderen Chats, wenn eine Prüfung endet oder scheitert',
    chatHint: 'Wirkt, sobald der Chat in den Benachrichtigungen des Kontos eingerichtet ist.',
    report: 'Zusammenfassungen per E-Mail',
    reports: { daily: 'Täglich', weekly: 'Wöchentlich', monthly: 'Monatlich', off: 'Aus' },
  },
  crawl: {
    title: 'Umfang der Prüfung',
    limits: (plan) =>
      `Es gelten die Grenzen dieses Kontos (Tarif ${plan}). Wer diesen Server betreibt, kann sie ändern.`,
    maxPages: 'Höchstzahl der Seiten',
    maxPagesHint: (limit) =>
      `Bis zu ${limit} pro Prüfung. Bleibt das Feld leer, gilt diese Grenze.`,
    depth: 'Größte Tiefe',
    depthHint: (limit) =>
      `Klicks von der Startseite, bis zu ${limit}. Bleibt das Feld leer, gilt diese Grenze.`,
    rate: 'Anfragen pro Sekunde',
    rateHint: 'Höchstens so viele an Ihre eigene Site. Bleibt das Feld leer, wählt Linkvitals ein schonendes Tempo.',
    exclusions: 'Ausschlüsse',
    exclusionsHint: 'Ein Muster pro Zeile, höchstens 100. Pfade, auf die eines passt, werden nicht geprüft.',
    preview: {
      label: 'Vorschau der Ausschlüsse',
      noCrawl: 'Sobald eine Prüfung abgeschlossen ist, sehen Sie hier, was die Muster auslassen.',
      counts: (count, excluded, pages) =>
        count === 0
          ? `Diese Muster lassen keine der ${pages} Seiten aus, die die neueste Prüfung gelesen oder ausgelassen hat.`
          : `Diese Muster lassen ${excluded} der ${pages} Seiten aus, die die neueste Prüfung gelesen oder ausgelassen hat.`,
      incomplete: 'Sie hat weitere Seiten, die nicht verglichen wurden.',
      odd: (patterns) =>
        `Das passt auf keine Seite: ${patterns}. Ein Muster ist der Pfad einer Seite und beginnt mit einem Schrägstrich, etwa /kites/**.`,
      instead: (patterns, count, excluded) =>
        `Für einen ganzen Ordner samt der Seite, die so heißt, schreiben Sie ${patterns}: Dann ${count === 1 ? 'wird eine Seite' : `werden ${excluded} Seiten`} ausgelassen.`,
      nothingLeft: 'Diese Muster passen auf jede Seite: Prüfungen läsen nur noch die Startseite.',
      more: (count, more) => (count === 1 ? 'und eine weitere' : `und ${more} weitere`),
    },
    help: {
      title: 'Wie Muster funktionieren',
      pattern: 'Muster',
      meaning: 'Was es auslässt',
      rows: [
        ['/private/**', '/private und alles darunter'],
        ['/blog/*', 'was direkt in /blog liegt'],
        ['/**/*.pdf', 'jede PDF-Datei'],
        ['/{de,fr}/**', 'alles unter /de und /fr'],
        ['/[?&]sort=/', 'ein Ausdruck (RE2) zwischen Schrägstrichen: jede Adresse mit sort= in der Abfrage'],
      ],
      note: 'Ein Muster gilt für den ganzen Pfad ohne die Abfrage. Was mit Schrägstrich beginnt und endet, ist ein Ausdruck: /private/ passt auch auf /blog/private-offers. Für einen Ordner schreiben Sie /private/**.',
    },
  },
  schedule: {
    title: 'Zeitplan',
    frequency: 'Prüfen',
    frequencies: {
      off: 'Aus, Start von Hand',
      hourly: 'Jede Stunde',
      daily: 'Jeden Tag',
      weekly: 'Jede Woche',
      monthly: 'Jeden Monat',
    },
    notInPlan: (frequency) => `${frequency} (jenseits der Grenzen dieses Kontos)`,
    fastest: {
      hourly: '',
      daily: 'Dieses Konto prüft höchstens täglich.',
      weekly: 'Dieses Konto prüft höchstens wöchentlich.',
      monthly: 'Dieses Konto prüft höchstens monatlich.',
    },
    moreOften: 'Öfter?',
    time: 'Uhrzeit',
    timeHint: 'Bleibt das Feld leer, wählt Linkvitals eine Zeit, immer dieselbe.',
    dayOfWeek: 'Wochentag',
    anyDay: 'Ein Tag, den Linkvitals wählt',
    days: {
      monday: 'Montag',
      tuesday: 'Dienstag',
      wednesday: 'Mittwoch',
      thursday: 'Donnerstag',
      friday: 'Freitag',
      saturday: 'Samstag',
      sunday: 'Sonntag',
    },
    dayOfMonth: 'Tag des Monats',
    dayOfMonthHint:
      'Von 1 bis 31; in kürzeren Monaten der letzte Tag. Bleibt das Feld leer, wählt Linkvitals einen Tag.',
    timeZone: 'Zeitzone',
    otherZone: (own) => `Das ist nicht Ihre Zeitzone, ${own}.`,
    ownZone: 'Ihre verwenden',
    next: 'Nächste Prüfung:',
    nextRuns: (zone) => `Mit diesen Einstellungen beginnen die nächsten Prüfungen in Ihrer Zeitzone (${zone}):`,
    noNext: 'Es ist keine Prüfung geplant.',
    last: 'Letzter geplanter Lauf:',
    outcomes: {
      queued: 'die Prüfung wurde in die Warteschlange gestellt',
      crawl_in_progress: 'ausgelassen, weil eine andere Prüfung lief',
      domain_not_verified: 'ausgelassen, weil die Domain nicht bestätigt war',
      domain_read_only: 'ausgelassen, weil die Domain über der Grenze des Tarifs lag',
      invalid_setting: 'ausgelassen, weil eine Einstellung nicht mehr zu diesem Server passt',
      account_suspended: 'ausgelassen, weil das Konto gesperrt war',
    },
  },
  agency: {
    title: 'Zugang zu Ihrer Site und Vorrang',
    lead: 'Wie Prüfungen Ihre eigene Website abrufen und ob sie Vorrang haben.',
    planRequired: 'Der Tarif dieses Kontos hat diese Einstellungen nicht.',
    userAgent: 'User-Agent',
    userAgentHint:
      'Wie sich Prüfungen bei Ihrer eigenen Site nennen. Bleibt das Feld leer, gilt der Name von Linkvitals.',
    headers: 'Header der Anfragen',
    headersHint:
      'Einer pro Zeile, etwa Authorization: Basic …, nur an Ihre eigene Site. Werte werden verschlüsselt gespeichert und nie wieder gezeigt; um einen zu ändern, geben Sie alle neu ein.',
    headerNoValue: (line) => `„${line}“ ist kein Header. Schreiben Sie Name: Wert.`,
    headerHidden: (name) => `Geben Sie den Wert von ${name} neu ein: Er wird nie gezeigt, und Speichern ersetzt alle.`,
    headerTwice: (name) => `Der Header ${name} steht zweimal da.`,
    ranges: 'IP-Bereiche',
    rangesHint:
      'Ein CIDR pro Zeile, etwa 192.0.2.0/24. Prüfungen dieser Domain benutzen nur Adressen dieses Servers, die in einem dieser Bereiche liegen.',
    priority: 'Vorrang',
    priorityHint: 'Prüfungen dieser Domain beginnen vor denen, die schon warten.',
  },
  sharing: {
    title: 'Teilen',
    on: 'Geteilte Links und Badges dieser Domain funktionieren: Wer einen hat, sieht den Bericht ohne Anmeldung.',
    off: 'Geteilte Links und Badges dieser Domain funktionieren nicht.',
    enable: 'Teilen einschalten',
    disable: 'Teilen ausschalten …',
    confirm: {
      title: 'Teilen ausschalten?',
      text: 'Das schließt sofort alle geteilten Links und Badges der Domain. Wer einen öffnet, sieht, dass es die Seite nicht gibt.',
      submit: 'Teilen ausschalten',
    },
    isOn: 'Teilen ist eingeschaltet.',
    isOff: 'Teilen ist ausgeschaltet: Alle Links und Badges sind geschlossen.',
  },
  verification: {
    title: 'Nachweis',
    text: 'Lassen Sie diesen Eintrag im DNS der Domain. Er wird regelmäßig geprüft; ohne ihn sind neue Prüfungen gesperrt.',
    check: 'DNS noch einmal prüfen',
  },
  remove: {
    title: 'Domain löschen',
    text: 'Löscht die Domain mit allen Prüfungen, Problemen, Berichten und Einstellungen, sofort und endgültig.',
    submit: 'Löschen …',
  },
};
