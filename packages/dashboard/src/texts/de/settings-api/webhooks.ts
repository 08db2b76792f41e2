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
      : `${used} von ${limit} Endpunkten benutzt`,
  full: 'Alle Endpunkte dieses Kontos sind benutzt. Löschen Sie einen, um einen anderen hinzuzufügen.',
  add: 'Endpunkt hinzufügen',
  empty: {
    title: 'Noch kein Endpunkt',
    text: 'Nennen Sie die Adresse eines Ihrer Dienste. Er erfährt sofort, was Prüfungen finden, und Sie sehen hier, was er geantwortet hat.',
  },
  columns: {
    endpoint: 'Endpunkt',
    state: 'Stand',
    events: 'Ereignisse',
    domains: 'Domains',
    last: 'Letzte Zustellung',
  },
  allDomains: 'Alle',
  someDomains: (count) => plural(count, { one: '# Domain', other: '# Domains' }),
  noDelivery: 'noch keine',
  lastTried: 'zuletzt versucht',
  states: { enabled: 'Aktiv', disabled: 'Abgeschaltet', overLimit: 'Über dem Tarif' },
  failing: {
    state: (status) => `Schlägt fehl: ${status}`,
    since: (when) => `seit ${when}`,
    refused: (when) => `Seit ${when} weist dieser Endpunkt alles ab.`,
    unreachable: (when) => `Seit ${when} ist an diesem Endpunkt nichts angekommen.`,
  },
  disabled: {
    manual: 'Dieser Endpunkt ist abgeschaltet: Er erhält nichts.',
    gone: 'Dieser Endpunkt wurde abgeschaltet, weil er mit 410 (Gone) geantwortet hat. Er erhält nichts. Ist die Adresse richtig, so schalten Sie ihn wieder ein.',
    failing:
      'Dieser Endpunkt wurde abgeschaltet, weil er 5 Tage lang nur Fehler gemeldet hat. Reparieren Sie Ihren Dienst, schalten Sie den Endpunkt ein und senden Sie dann ein Testereignis.',
    other: 'Dieser Endpunkt ist abgeschaltet: Er erhält nichts.',
  },
  overLimit:
    'Der Tarif dieses Kontos erlaubt weniger Endpunkte, und dieser ist einer der neuesten: Er erhält nichts. Löschen Sie einen älteren Endpunkt.',
  form: {
    url: 'URL',
    urlHint:
      'Eine https-Adresse, die dieser Server erreicht; http nur, wo sein Betreiber es erlaubt. Jedes Ereignis wird mit POST dorthin gesandt.',
    description: 'Beschreibung (optional)',
    events: 'Ereignisse',
    noEvent: 'Wählen Sie mindestens ein Ereignis.',
    more: 'Felder und Beispiele jedes Ereignisses',
    hints: {
      'crawl.started': 'Eine Prüfung hat begonnen',
      'crawl.completed': 'Eine Prüfung ist fertig, und ihre Ergebnisse liegen vor',
      'crawl.failed': 'Eine Prüfung ist gescheitert',
      'broken_links.found': 'Eine fertige Prüfung hat defekte Links gefunden',
    },
    example: 'Beispiel',
    exampleOf: (event) => `das Beispiel zu ${event}`,
    create: 'Endpunkt hinzufügen',
  },
  secret: {
    title: 'Signaturgeheimnis',
    what: 'das Signaturgeheimnis',
    hint: 'Damit prüft Ihr Dienst jede Anfrage: Der Header X-Service-Signature ist ein HMAC-SHA256 aus der Zeit und dem rohen Body.',
    current: 'Geltendes Geheimnis',
    signs: 'signiert jede Anfrage',
    previous: 'Voriges Geheimnis',
    previousUntil: 'signiert mit, noch',
    none: 'Kein voriges Geheimnis ist in Gebrauch.',
    rotate: 'Erneuern …',
    rotateTitle: 'Signaturgeheimnis erneuern',
    rotateText:
      'Sie erhalten ein neues Geheimnis. Bis die Frist endet, tragen Anfragen zwei Signaturen, von jedem Geheimnis eine. So kann Ihr Dienst wechseln, ohne ein Ereignis zu verpassen.',
    rotateLeaked:
      'Kennen Unbefugte das Geheimnis? Lassen Sie das alte sofort enden und ersetzen Sie es in Ihrem Dienst: Bis dahin kann, wer es kennt, Anfragen fälschen.',
    rotateForce: 'Die Frist der vorigen Erneuerung läuft noch. Mit einer weiteren endet das älteste Geheimnis sofort.',
    grace: 'Das alte Geheimnis signiert mit für',
    graces: {
      '0': 'keine Zeit: Es endet sofort (wenn Unbefugte es kennen)',
      '3600': '1 Stunde',
      '86400': '1 Tag',
      '604800': '7 Tage',
    },
    rotateSubmit: 'Erneuern',
    end: 'Jetzt beenden',
    ended: 'Nur das geltende Geheimnis signiert jetzt.',
  },
  test: {
    send: 'Testereignis senden',
    waits: 'Das Testereignis ist unterwegs …',
    delivered: (status, time) => `Ihr Dienst hat in ${time} mit ${status} geantwortet. Alles in Ordnung.`,
    failed: 'Das Testereignis wurde nicht zugestellt.',
    see: 'Zustellung ansehen',
  },
  tabs: { label: 'Endpunkt', configuration: 'Konfiguration', deliveries: 'Letzte Zustellungen' },
  enable: 'Einschalten',
  disable: 'Abschalten',
  enabled: 'Der Endpunkt ist eingeschaltet.',
  nowDisabled: 'Der Endpunkt ist abgeschaltet. Was inzwischen geschieht, wird nicht nachgesandt.',
  more: 'Weitere Aktionen für diesen Endpunkt',
  remove: 'Löschen …',
  removeDialog: {
    title: 'Diesen Endpunkt löschen',
    text: 'Was wartet, wird nicht gesandt, und seine Geheimnisse sind sofort weg. Das lässt sich nicht rückgängig machen.',
    submit: 'Endpunkt löschen',
    done: 'Der Endpunkt wurde gelöscht.',
  },
  deliveries: {
    kept: '30 Tage lang aufbewahrt. Eine gescheiterte Zustellung kann nicht wiederholt werden.',
    instead: {
      lead: 'Um nachzuholen, was Ihr Dienst verpasst hat, fragen Sie die API nach der Prüfung:',
      text: 'Jedes Ereignis nennt seine Prüfung. Ein Dienst, der einige verpasst hat, kann so erfragen, was daraus wurde.',
    },
    filter: 'Stand',
    all: 'Alle',
    states: {
      pending: 'Wartet',
      delivered: 'Zugestellt',
      failed: 'Gescheitert',
      skipped: 'Ausgelassen',
      canceled: 'Abgebrochen',
    },
    willRetry: 'Wird wiederholt',
    columns: { event: 'Ereignis', state: 'Stand', time: 'Zeit', status: 'Status', ms: 'Antwort', attempt: 'Versuch' },
    next: 'nächster',
    underWay: 'läuft',
    attempts: (number) => `${number} von 4`,
    none: 'In den letzten 30 Tagen wurde diesem Endpunkt nichts gesandt. Ein Testereignis zeigt, wie eine Zustellung aussieht.',
    noneInState: 'Es gibt keine solche Zustellung.',
    attempt: (number) => `Versuch ${number}`,
    ofAttempt: (what, number) => `${what} (Versuch ${number})`,
    noAnswer: 'keine Antwort',
    retries: 'Wiederholungen',
    crawl: 'Prüfung',
    sentTo: 'Gesandt an',
    response: 'Body der Antwort (die ersten 1.000 Zeichen)',
    noBody: 'Die Antwort hatte keinen Body.',
    requestHeaders: 'Header der Anfrage',
    requestBody: 'Body der Anfrage',
    body: 'den Body der Anfrage',
    verify: {
      title: 'Diese Signatur selbst prüfen',
      language: 'Programmiersprache',
      command: 'der Befehl',
      program: 'das Programm',
      run: 'Speichern Sie das Programm unter diesem Namen und starten Sie es mit dem Signaturgeheimnis des Endpunkts:',
      explain:
        'Es gibt „genuine“ (echt) oder „not genuine“ (nicht echt) aus. Das Geheimnis bleibt auf Ihrem Rechner. Nach einem Wechsel verwenden Sie das Geheimnis, das beim Versuch galt; zwei Geheimnisse dürfen mit einem Leerzeichen dazwischen stehen.',
    },
    skipped: {
      webhook_disabled: 'Nicht oder nicht noch einmal gesandt: Der Endpunkt war abgeschaltet.',
      over_plan_limit: 'Nicht gesandt: Der Endpunkt war über der Anzahl, die der Tarif erlaubt.',
      account_suspended: 'Nicht gesandt: Der Betreiber dieses Servers hatte das Konto gesperrt.',
    },
    steps: {
      giveSecret: 'Geben Sie das Signaturgeheimnis der Person, die den Dienst betreibt. Sie haben es nicht mehr?',
      rotateSecret: 'Erneuern Sie es.',
      passOn:
        'Geben Sie auch dies weiter: „Die Signatur ist über dem rohen Body zu prüfen, bevor ihn etwas verarbeitet, mit dem neuesten Geheimnis. Die Uhr muss richtig gehen.“',
      test: 'Senden Sie ein Testereignis, wenn der Dienst das Geheimnis hat.',
    },
    answerWas: (status, words) =>
      words === undefined ? `Die Antwort war ${status}.` : `Die Antwort war ${status}, „${words}“.`,
    noAttempt: 'Es gab noch keinen Versuch.',
    advice: {
      signature:
        'Der Dienst, der die Ereignisse empfängt, hat die Anfrage abgelehnt: Vermutlich hat er ein altes Geheimnis. Was zu tun ist:',
      address: 'Unter dieser Adresse beantwortet nichts POST-Anfragen. Stimmt der Pfad der URL?',
      gone: 'Mit 410 sagt Ihr Dienst, dass er keine Ereignisse mehr will. Der Endpunkt wurde darum abgeschaltet.',
      redirect:
        'Ihr Dienst hat mit einer Weiterleitung geantwortet, der nicht gefolgt wird. Tragen Sie die endgültige Adresse als URL ein.',
      busy: 'Ihr Dienst hat zu viel zu tun. Antworten Sie zuerst mit 2xx und erledigen Sie die Arbeit danach.',
      refused: 'Ihr Dienst hat die Anfrage abgelehnt. Sein Log sagt, warum; jede Antwort mit 2xx gilt als zugestellt.',
      broken: 'Ihr Dienst ist gescheitert. Sehen Sie in seinem Log zur Zeit des Versuchs nach.',
      name: 'Ist der Hostname in der URL richtig geschrieben und im DNS bekannt?',
      forbidden:
        'Sie liegt in einem privaten Netz, oder der Betreiber dieses Servers hat sie gesperrt. Geben Sie eine öffentliche Adresse ein.',
      late: 'Antworten Sie zuerst mit 2xx und erledigen Sie die Arbeit danach. Hält eine Firewall Anfragen zurück?',
      certificate: 'Beheben Sie das bei Ihrem Dienst, dann senden Sie ein Testereignis.',
      unreachable: 'Läuft der Dienst, stimmt sein Port, ist seine Firewall offen?',
    },
  },
};
