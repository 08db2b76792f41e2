import type { Texts } from '../../en/index.ts';
import { createPlural } from '../../plural.ts';

const plural = createPlural('de');

export const webhooks: Texts['webhooks'] = {
  title: 'Webhooks',
  path: { settings: 'Einstellungen', webhooks: 'Webhooks', deliveries: 'Letzte Zustellungen' },
  lead: 'Ihre Dienste erhalten jedes Ereignis als signierte HTTP-Anfrage.',
  used: (used, limit) =>
    limit === null
      ? plural(used, { one: '# Endpunkt', other: '# Endpunkte' })
      : `${used} von ${limit} Endpunkten genutzt`,
  full: 'Das Endpunkt-Limit dieses Kontos ist erreicht. Löschen Sie einen, um einen anderen hinzuzufügen.',
  add: 'Endpunkt hinzufügen',
  empty: {
    title: 'Noch kein Endpunkt',
    text: 'Fügen Sie die Adresse eines Ihrer Dienste hinzu. Er erfährt sofort, was Crawls finden, und Sie sehen hier, was er geantwortet hat.',
  },
  columns: {
    endpoint: 'Endpunkt',
    state: 'Status',
    events: 'Ereignisse',
    domains: 'Domains',
    last: 'Letzte Zustellung',
  },
  allDomains: 'Alle',
  someDomains: (count) => plural(count, { one: '# Domain', other: '# Domains' }),
  noDelivery: 'noch keine',
  lastTried: 'zuletzt versucht',
  states: { enabled: 'Aktiv', disabled: 'Deaktiviert', overLimit: 'Über dem Tarif-Limit' },
  failing: {
    state: (status) => `Schlägt fehl: ${status}`,
    since: (when) => `seit ${when}`,
    refused: (when) => `Dieser Endpunkt lehnt seit ${when} alles ab.`,
    unreachable: (when) => `An diesem Endpunkt ist seit ${when} nichts angekommen.`,
  },
  disabled: {
    manual: 'Dieser Endpunkt ist deaktiviert: Er erhält nichts.',
    gone: 'Dieser Endpunkt wurde deaktiviert, weil er alle Versuche einer Zustellung mit 410 (Gone) beantwortet hat. Er erhält nichts. Wenn die Adresse stimmt, aktivieren Sie ihn wieder.',
    failing:
      'Dieser Endpunkt wurde deaktiviert, weil er 5 Tage lang nur Fehler geliefert hat. Reparieren Sie Ihren Dienst, aktivieren Sie den Endpunkt und senden Sie dann ein Testereignis.',
    other: 'Dieser Endpunkt ist deaktiviert: Er erhält nichts.',
  },
  overLimit:
    'Der Tarif dieses Kontos erlaubt weniger Endpunkte, und dieser ist einer der neuesten: Er erhält nichts. Löschen Sie einen älteren Endpunkt.',
  form: {
    url: 'URL',
    urlHint:
      'Eine https-Adresse, die dieser Server erreichen kann; http nur, wenn sein Betreiber es erlaubt. Jedes Ereignis wird per POST dorthin gesendet.',
    description: 'Beschreibung (optional)',
    events: 'Ereignisse',
    noEvent: 'Wählen Sie mindestens ein Ereignis.',
    more: 'Felder und Beispiele aller Ereignisse',
    hints: {
      'crawl.started': 'Ein Crawl hat begonnen',
      'crawl.completed': 'Ein Crawl ist abgeschlossen, und seine Ergebnisse liegen vor',
      'crawl.failed': 'Ein Crawl ist fehlgeschlagen',
      'broken_links.found': 'Ein abgeschlossener Crawl hat defekte Links gefunden',
    },
    example: 'Beispiel',
    exampleOf: (event) => `das Beispiel zu ${event}`,
    create: 'Endpunkt hinzufügen',
  },
  secret: {
    title: 'Signing-Secret',
    what: 'das Signing-Secret',
    hint: 'Damit prüft Ihr Dienst jede Anfrage: Der Header X-Service-Signature ist ein HMAC-SHA256 über die Zeit und den rohen Body.',
    current: 'Aktuelles Secret',
    signs: 'signiert jede Anfrage',
    previous: 'Vorheriges Secret',
    previousUntil: 'signiert mit, noch',
    none: 'Kein vorheriges Secret ist in Gebrauch.',
    rotate: 'Erneuern …',
    rotateTitle: 'Signing-Secret erneuern',
    rotateText:
      'Sie erhalten ein neues Secret. Bis zum Ende der Übergangsfrist haben Anfragen zwei Signaturen, eine von jedem Secret. So kann Ihr Dienst umstellen, ohne ein Ereignis zu verpassen.',
    rotateLeaked:
      'Ist das Secret bekannt geworden? Lassen Sie das alte sofort enden und ersetzen Sie es in Ihrem Dienst: Bis dahin kann jeder, der es kennt, Anfragen fälschen.',
    rotateForce:
      'Die Übergangsfrist der vorherigen Erneuerung läuft noch. Bei einer weiteren endet das älteste Secret sofort.',
    grace: 'Das alte Secret signiert mit',
    graces: {
      '0': 'gar nicht mehr: Es endet sofort (nach einem Leak)',
      '3600': 'noch 1 Stunde',
      '86400': 'noch 1 Tag',
      '604800': 'noch 7 Tage',
    },
    rotateSubmit: 'Erneuern',
    end: 'Jetzt beenden',
    ended: 'Jetzt signiert nur noch das aktuelle Secret.',
  },
  test: {
    send: 'Testereignis senden',
    waits: 'Das Testereignis ist unterwegs …',
    delivered: (status, time) => `Ihr Dienst hat in ${time} mit ${status} geantwortet. Es funktioniert.`,
    failed: 'Das Testereignis wurde nicht zugestellt.',
    see: 'Zustellung ansehen',
  },
  tabs: { label: 'Endpunkt', configuration: 'Konfiguration', deliveries: 'Letzte Zustellungen' },
  enable: 'Aktivieren',
  disable: 'Deaktivieren',
  enabled: 'Der Endpunkt ist aktiviert.',
  nowDisabled: 'Der Endpunkt ist deaktiviert. Was inzwischen passiert, wird nicht nachträglich gesendet.',
  more: 'Weitere Aktionen für diesen Endpunkt',
  remove: 'Löschen …',
  removeDialog: {
    title: 'Diesen Endpunkt löschen',
    text: 'Wartende Zustellungen werden nicht gesendet, und die Secrets des Endpunkts werden sofort gelöscht. Das lässt sich nicht rückgängig machen.',
    submit: 'Endpunkt löschen',
    done: 'Der Endpunkt wurde gelöscht.',
  },
  deliveries: {
    kept: 'Bleiben 30 Tage gespeichert. Eine fehlgeschlagene Zustellung lässt sich nicht erneut senden.',
    instead: {
      lead: 'Um nachzuholen, was Ihr Dienst verpasst hat, rufen Sie den Crawl über die API ab:',
      text: 'Jedes Ereignis nennt seinen Crawl. Ein Dienst, der Ereignisse verpasst hat, kann so abrufen, was daraus geworden ist.',
    },
    filter: 'Status',
    all: 'Alle',
    states: {
      pending: 'Wartet',
      delivered: 'Zugestellt',
      failed: 'Fehlgeschlagen',
      skipped: 'Übersprungen',
      canceled: 'Abgebrochen',
    },
    willRetry: 'Wird wiederholt',
    notEnded: 'Wartet, wird wiederholt',
    columns: {
      event: 'Ereignis',
      state: 'Status',
      time: 'Zeit',
      status: 'HTTP-Status',
      ms: 'Antwort',
      attempt: 'Versuch',
    },
    next: 'nächster',
    due: 'nächster ist fällig',
    underWay: 'läuft',
    attempts: (number) => `${number} von 4`,
    none: 'In den letzten 30 Tagen wurde nichts an diesen Endpunkt gesendet. Senden Sie ein Testereignis, um zu sehen, wie eine Zustellung aussieht.',
    noneInState: 'Keine Zustellungen mit diesem Status.',
    attempt: (number) => `Versuch ${number}`,
    ofAttempt: (what, number) => `${what} (Versuch ${number})`,
    noAnswer: 'keine Antwort',
    retries: 'Wiederholungen',
    crawl: 'Crawl',
    sentTo: 'Gesendet an',
    response: 'Response-Body (die ersten 1.000 Zeichen)',
    noBody: 'Die Antwort hatte keinen Body.',
    requestHeaders: 'Request-Header',
    requestBody: 'Request-Body',
    body: 'der Request-Body',
    verify: {
      title: 'Diese Signatur selbst prüfen',
      language: 'Programmiersprache',
      command: 'der Befehl',
      program: 'das Programm',
      run: 'Speichern Sie das Programm unter diesem Namen und starten Sie es mit dem Signing-Secret des Endpunkts:',
      explain:
        'Es gibt „genuine“ (echt) oder „not genuine“ (nicht echt) aus. Das Secret bleibt auf Ihrem Rechner. Nach einer Erneuerung verwenden Sie das Secret, das zur Zeit des Versuchs galt; Sie können auch zwei Secrets angeben, durch ein Leerzeichen getrennt.',
    },
    skipped: {
      webhook_disabled: 'Nicht oder nicht erneut gesendet: Der Endpunkt war deaktiviert.',
      over_plan_limit: 'Nicht gesendet: Der Endpunkt lag über dem Limit des Tarifs.',
      account_suspended: 'Nicht gesendet: Der Betreiber dieses Servers hatte das Konto gesperrt.',
    },
    steps: {
      giveSecret: 'Geben Sie das Signing-Secret der Person, die den Dienst betreibt. Sie haben es nicht mehr?',
      rotateSecret: 'Erneuern Sie es.',
      passOn:
        'Geben Sie auch dies weiter: „Die Signatur über den rohen Body prüfen, bevor er geparst wird, mit dem neuesten Secret. Die Uhr muss richtig gehen.“',
      test: 'Senden Sie ein Testereignis, sobald der Dienst das Secret hat.',
    },
    answerWas: (status, words) =>
      words === undefined ? `Die Antwort war ${status}.` : `Die Antwort war ${status}, „${words}“.`,
    noAttempt: 'Es gab noch keinen Versuch.',
    advice: {
      signature:
        'Der Dienst, der die Ereignisse empfängt, hat die Anfrage abgelehnt: Vermutlich verwendet er ein altes Secret. So gehen Sie vor:',
      address: 'Unter dieser Adresse werden keine POST-Anfragen beantwortet. Stimmt der Pfad der URL?',
      gone: 'Mit 410 meldet Ihr Dienst, dass er keine Ereignisse mehr möchte. Beantwortet er alle Versuche so, wird der Endpunkt deaktiviert.',
      redirect:
        'Ihr Dienst hat mit einer Weiterleitung geantwortet. Weiterleitungen werden nicht verfolgt. Tragen Sie die endgültige Adresse als URL des Endpunkts ein.',
      busy: 'Ihr Dienst ist überlastet. Antworten Sie zuerst mit 2xx und erledigen Sie die Arbeit danach.',
      refused:
        'Ihr Dienst hat die Anfrage abgelehnt. Der Grund steht in seinem Log; jede Antwort mit 2xx gilt als zugestellt.',
      broken: 'In Ihrem Dienst ist ein Fehler aufgetreten. Sehen Sie in seinem Log zur Zeit des Versuchs nach.',
      name: 'Ist der Hostname in der URL richtig geschrieben und im DNS bekannt?',
      forbidden:
        'Sie liegt in einem privaten Netzwerk, oder der Betreiber dieses Servers hat sie gesperrt. Geben Sie eine öffentliche Adresse ein.',
      late: 'Antworten Sie zuerst mit 2xx und erledigen Sie die Arbeit danach. Hält eine Firewall Anfragen zurück?',
      certificate: 'Beheben Sie das bei Ihrem Dienst und senden Sie dann ein Testereignis.',
      unreachable: 'Läuft der Dienst? Stimmt sein Port? Lässt die Firewall ihn durch?',
    },
  },
};
