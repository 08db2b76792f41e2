import type { Texts } from '../../en/index.ts';

export const domainSettings: Texts['domainSettings'] = {
  readOnly: 'Sie dürfen diese Einstellungen ansehen, aber nicht ändern.',
  overPlan:
    'Das Konto hat mehr Domains, als sein Tarif erlaubt, und diese gehört zu den überzähligen: Ihre Einstellungen lassen sich nicht ändern.',
  unsaved: 'Ungespeicherte Änderungen',
  allSaved: 'Alle Änderungen sind gespeichert.',
  saving: 'Wird gespeichert …',
  discard: 'Verwerfen',
  save: 'Änderungen speichern',
  sections: 'Abschnitte dieser Seite',
  atOnce: { title: 'Wirkt sofort', text: 'Für das Folgende müssen Sie nicht auf „Änderungen speichern“ klicken.' },
  notifications: {
    title: 'Benachrichtigungen',
    emailAlerts: 'E-Mail, wenn ein Crawl defekte Links findet',
    when: 'Wann eine E-Mail gesendet wird',
    whenHint: 'Nach neu defekten Links folgt wöchentlich eine Erinnerung, solange Links defekt sind.',
    whens: {
      news: 'Neu defekte Links',
      every_crawl: 'Jeder Crawl mit defekten Links',
    },
    recipients: 'Empfänger',
    recipientsHint: 'Eine Adresse pro Zeile, höchstens 10. Bleibt das Feld leer, gelten die Empfänger des Kontos.',
    failures: 'Hinweise, wenn Crawls fehlschlagen oder die Inhaberschaft verloren geht',
    failuresHint:
      'Wenn ein Crawl fehlschlägt und wenn wieder einer abgeschlossen wird; wenn der TXT-Eintrag fehlt und 3 Tage, bevor er nicht mehr gesucht wird. Per E-Mail und in jedem Chat des Kontos. Ohne Empfänger gehen die E-Mails an die Inhaber.',
    certificates: 'Hinweise zum Zertifikat',
    certificatesHint:
      '21 Tage, 7 Tage und 1 Tag vor Ablauf des Zertifikats der Website; später, wenn es weniger als 90 Tage gilt.',
    slack: 'Slack-Nachricht, wenn ein Crawl abgeschlossen wird oder fehlschlägt',
    chat: 'Nachricht an die anderen Chats, wenn ein Crawl abgeschlossen wird oder fehlschlägt',
    chatHint: 'Wirkt, sobald ein Administrator den Chat in den Benachrichtigungen des Kontos eingerichtet hat.',
    report: 'Zusammenfassungen per E-Mail',
    summary: {
      daily: (time) => `Jeden Tag um ${time}`,
      weekly: (day, time) => `Jeden ${day} um ${time}`,
      monthly: (time) => `Am 1. jedes Monats um ${time}`,
      to: (recipients) => `an ${recipients}.`,
      toNobody: 'an niemanden: Es gibt keine Empfänger.',
    },
    mailSettings: 'Benachrichtigungen einstellen',
    noOfAccount:
      'Inhaber und Administratoren legen fest, wann Zusammenfassungen gesendet werden und wer die Empfänger des Kontos sind.',
    reports: { daily: 'Täglich', weekly: 'Wöchentlich', monthly: 'Monatlich', off: 'Aus' },
  },
  crawl: {
    title: 'Crawl-Einstellungen',
    limits: (plan) =>
      `Es gelten die Limits dieses Kontos (Tarif ${plan}). Der Betreiber dieses Servers kann sie ändern.`,
    maxPages: 'Maximale Seitenzahl',
    maxPagesHint: (limit) => `Bis zu ${limit} pro Crawl. Bleibt das Feld leer, gilt dieses Limit.`,
    depth: 'Maximale Tiefe',
    depthHint: (limit) => `Klicks von der Startseite, bis zu ${limit}. Bleibt das Feld leer, gilt dieses Limit.`,
    rate: 'Anfragen pro Sekunde',
    rateHint: 'Maximum für Ihre eigene Website. Bleibt das Feld leer, wählt Linkvitals ein schonendes Tempo.',
    rendering: {
      label: 'Seiten im Browser',
      choices: { off: 'Wie gesendet', auto: 'Wo Skripte etwas ändern', on: 'Mit ihren Skripten' },
      hint: 'Ein Browser führt die Skripte der Seiten aus; auch die Links, die sie ergänzen, werden geprüft. Das dauert mindestens eine halbe Sekunde pro Seite, und Anfragen der Skripte zählen als URLs.',
      unavailable:
        'Dieser Server kann die Skripte der Seiten nicht ausführen: Ihm fehlt ein Browser, der läuft. Der Betreiber kann LINKVITALS_BROWSER setzen.',
      notInPlan: 'Dieser Tarif liest Seiten, wie sie gesendet werden, ohne ihre Skripte.',
    },
    exclusions: 'Ausschlüsse',
    exclusionsHint: 'Ein Muster pro Zeile, höchstens 100. Crawls lassen Pfade aus, auf die eines davon passt.',
    preview: {
      label: 'Vorschau der Ausschlüsse',
      noCrawl: 'Sobald ein Crawl abgeschlossen ist, sehen Sie hier, was die Muster auslassen.',
      counts: (count, excluded, pages) =>
        count === 0
          ? `Diese Muster lassen keine der ${pages} Seiten aus, die der neueste Crawl gelesen oder ausgelassen hat.`
          : `Diese Muster lassen ${excluded} der ${pages} Seiten aus, die der neueste Crawl gelesen oder ausgelassen hat.`,
      incomplete: 'Er enthält weitere Seiten, die nicht verglichen wurden.',
      odd: (patterns) =>
        `Passt auf keine Seite: ${patterns}. Ein Muster ist der Pfad einer Seite und beginnt mit einem Schrägstrich, etwa /kites/**.`,
      expressions: (expressions, folders) =>
        `Regulärer Ausdruck, der überall in einer Adresse passt: ${expressions}. Meinen Sie einen Ordner? Schreiben Sie ${folders}.`,
      instead: (patterns, count, excluded) =>
        `Für einen ganzen Ordner samt der gleichnamigen Seite schreiben Sie ${patterns}: Dann ${count === 1 ? 'wird eine Seite' : `werden ${excluded} Seiten`} ausgelassen.`,
      nothingLeft: 'Diese Muster passen auf jede Seite: Crawls würden nur noch die Startseite lesen.',
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
        ['/[?&]sort=/', 'regulärer Ausdruck (RE2) zwischen Schrägstrichen: jede Adresse mit sort= im Query-String'],
      ],
      note: 'Ein Muster gilt für den ganzen Pfad ohne den Query-String. Was mit einem Schrägstrich beginnt und endet, ist ein regulärer Ausdruck: /private/ passt auch auf /blog/private-offers. Für einen Ordner schreiben Sie /private/**.',
    },
  },
  schedule: {
    title: 'Zeitplan',
    frequency: 'Häufigkeit',
    frequencies: {
      off: 'Aus, manueller Start',
      hourly: 'Jede Stunde',
      daily: 'Jeden Tag',
      weekly: 'Jede Woche',
      monthly: 'Jeden Monat',
    },
    notInPlan: (frequency) => `${frequency} (über den Limits dieses Kontos)`,
    fastest: {
      hourly: '',
      daily: 'In diesem Konto sind Crawls höchstens täglich möglich.',
      weekly: 'In diesem Konto sind Crawls höchstens wöchentlich möglich.',
      monthly: 'In diesem Konto sind Crawls höchstens monatlich möglich.',
    },
    moreOften: 'Öfter?',
    time: 'Uhrzeit',
    timeHint: 'Bleibt das Feld leer, wählt Linkvitals eine feste Uhrzeit.',
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
    next: 'Nächster Crawl:',
    nextAsSaved: 'Bis Sie speichern, bleibt der nächste Crawl:',
    nextRuns: (zone) => `Mit diesen Einstellungen starten die nächsten Crawls in Ihrer Zeitzone (${zone}):`,
    noNext: 'Es ist kein Crawl geplant.',
    noNextAsSaved: 'Bis Sie speichern, ist kein Crawl geplant.',
    last: 'Letzter Lauf nach Zeitplan:',
    outcomes: {
      queued: 'der Crawl wurde gestartet',
      crawl_in_progress: 'übersprungen, weil ein anderer Crawl lief',
      domain_not_verified: 'übersprungen, weil die Domain nicht bestätigt war',
      domain_read_only: 'übersprungen, weil die Domain über dem Limit des Tarifs lag',
      invalid_setting: 'übersprungen, weil eine Einstellung nicht mehr zu diesem Server passt',
      account_suspended: 'übersprungen, weil das Konto gesperrt war',
    },
  },
  agency: {
    title: 'Zugriff auf Ihre Website und Priorität',
    lead: 'Wie Crawls Ihre eigene Website abrufen und ob sie Vorrang haben.',
    planRequired: 'Der Tarif dieses Kontos enthält diese Einstellungen nicht.',
    userAgent: 'User-Agent',
    userAgentHint:
      'Wie sich Crawls bei Ihrer eigenen Website melden. Bleibt das Feld leer, gilt der Name von Linkvitals.',
    headers: 'Request-Header',
    headersHint:
      'Einer pro Zeile, etwa Authorization: Basic …, nur an Ihre eigene Website, über https. Werte werden verschlüsselt gespeichert und nie wieder angezeigt. Um einen Header zu ändern, geben Sie alle neu ein.',
    overHttp: 'Header auch unverschlüsselt senden',
    overHttpHint:
      'Für eine Website oder einzelne Seiten, die nur http haben. Unterwegs können dann alle die Header lesen. Solange dies aus ist, werden solche Seiten ohne die Header angefragt.',
    headerNoValue: (line) => `„${line}“ ist kein Header. Schreiben Sie Name: Wert.`,
    headerHidden: (name) =>
      `Geben Sie den Wert von ${name} neu ein: Er wird nie angezeigt, und Speichern ersetzt alle Header.`,
    headerTwice: (name) => `Der Header ${name} kommt zweimal vor.`,
    ranges: 'IP-Bereiche',
    rangesHint:
      'Ein CIDR-Bereich pro Zeile, etwa 192.0.2.0/24. Crawls verwenden nur Adressen dieses Servers, die in einem dieser Bereiche liegen.',
    priority: 'Bevorzugte Crawls',
    priorityHint: 'Crawls dieser Domain starten vor anderen, die warten.',
  },
  sharing: {
    title: 'Freigabe',
    on: 'Freigabelinks und Badges dieser Domain funktionieren: Wer einen Link hat, sieht den Bericht ohne Anmeldung.',
    off: 'Freigabelinks und Badges dieser Domain funktionieren nicht.',
    enable: 'Freigabe einschalten',
    disable: 'Freigabe ausschalten …',
    confirm: {
      title: 'Freigabe ausschalten?',
      text: 'Alle Freigabelinks und Badges der Domain funktionieren dann sofort nicht mehr. Wer einen öffnet, sieht, dass es die Seite nicht gibt.',
      submit: 'Freigabe ausschalten',
    },
    isOn: 'Die Freigabe ist eingeschaltet.',
    isOff: 'Die Freigabe ist ausgeschaltet: Alle Freigabelinks und Badges sind gesperrt.',
  },
  verification: {
    title: 'Bestätigung',
    text: 'Behalten Sie diesen Eintrag im DNS der Domain. Er wird regelmäßig geprüft; ohne ihn sind neue Crawls gesperrt.',
    check: 'DNS erneut prüfen',
  },
  remove: {
    title: 'Domain löschen',
    text: 'Löscht die Domain mit allen Crawls, Problemen, Berichten und Einstellungen, sofort und endgültig.',
    submit: 'Löschen …',
  },
};
