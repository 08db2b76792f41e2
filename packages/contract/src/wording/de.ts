import type * as english from './en.ts';

type Of<Table> = Readonly<Record<keyof Table, string>>;

export const brokenTitles: Of<typeof english.brokenTitles> = {
  not_found: 'Die Seite gibt es nicht.',
  gone: 'Die Seite wurde endgültig entfernt.',
  client_error: 'Der Server lehnt die Anfrage ab.',
  server_error: 'Der Server antwortet mit einem Fehler.',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet.',
  connection_refused: 'Der Server war nicht erreichbar.',
  connection_reset: 'Der Server hat die Verbindung ohne Antwort getrennt.',
  dns_error: 'Der Hostname ließ sich nicht auflösen.',
  dns_not_found: 'Den Hostnamen gibt es nicht, oder er hat keine Adresse.',
  tls_error: 'Das Zertifikat oder die sichere Verbindung ist fehlerhaft.',
  redirect_loop: 'Die Weiterleitungen bilden eine Schleife.',
  too_many_redirects: 'Es sind zu viele Weiterleitungen.',
  fragment_missing: 'Die Seite gibt es, aber nicht die Sprungmarke, auf die der Link zeigt.',
  wrong_type: 'Unter der Adresse eines Skripts oder Stylesheets kommt eine HTML-Seite.',
  protocol_error: 'Die Antwort ist kein gültiges HTTP.',
  invalid_url: 'Das ist keine gültige URL.',
};

export const brokenTitle = 'Der Link ist defekt.';

const remove = 'Korrigieren Sie die Adresse oder entfernen Sie den Link.';
const server =
  'Klären Sie, ob es den Server noch gibt. Verlinken Sie sonst eine andere Seite oder entfernen Sie den Link.';

export const brokenAdvice: Of<typeof english.brokenAdvice> = {
  not_found: remove,
  gone: 'Entfernen Sie den Link.',
  client_error: remove,
  server_error: 'Sehen Sie im Log des Servers nach, der diesen Fehler meldet.',
  timeout: server,
  connection_refused: server,
  connection_reset: server,
  dns_error: 'Prüfen Sie die Nameserver dieses Hostnamens.',
  dns_not_found: 'Korrigieren Sie den Hostnamen oder entfernen Sie den Link.',
  tls_error: 'Erneuern oder ersetzen Sie das Zertifikat dieses Hosts.',
  redirect_loop: 'Korrigieren Sie die Weiterleitungen auf dem Server.',
  too_many_redirects: 'Verlinken Sie direkt die Seite, auf der sie enden.',
  fragment_missing: 'Korrigieren Sie den Teil hinter # oder geben Sie dem Element diese id.',
  wrong_type:
    'Korrigieren Sie die Adresse oder lassen Sie den Server für Dateien, die es nicht gibt, mit 404 antworten.',
  protocol_error: server,
  invalid_url: remove,
};

const replace = 'Verlinken Sie eine andere Seite oder entfernen Sie den Link.';

export const brokenAdviceElsewhere: Of<typeof english.brokenAdviceElsewhere> = {
  server_error: replace,
  dns_error: replace,
  tls_error: replace,
  redirect_loop: replace,
  fragment_missing: 'Korrigieren Sie den Teil hinter # oder entfernen Sie ihn.',
  wrong_type: remove,
};

/** German reasons for a failed crawl, by code. The server has the English ones. An unknown code has no text here. */
export const crawlFailures: Readonly<Record<string, string>> = {
  TIMEOUT: 'Der Server hat nicht rechtzeitig geantwortet, oder der Crawl hat zu lange gedauert.',
  DNS_ERROR: 'Der Hostname wurde im DNS nicht gefunden.',
  CONNECTION_REFUSED: 'Der Server war nicht erreichbar.',
  SSL_ERROR: 'Das Zertifikat oder die Verschlüsselung ist fehlerhaft.',
  ROBOT_BLOCKED: 'Die robots.txt verbietet den Crawl.',
  RATE_LIMIT: 'Der Server hat wiederholt zu viele Anfragen gemeldet.',
  HTTP_ERROR: 'Die Startseite ließ sich nicht lesen.',
  REDIRECTED_AWAY: 'Die Startseite leitet zu einer anderen Website weiter.',
  NO_PAGE: 'Es wurde keine Seite gefunden.',
  BLOCKED_ADDRESS: 'Anfragen an die Adresse der Website sind nicht erlaubt.',
  INVALID_SETTING: 'Eine Einstellung der Domain ist ungültig.',
  INTERRUPTED: 'Der Crawl wurde unterbrochen.',
  CANCELED: 'Der Crawl wurde abgebrochen.',
};

export const fixAdvice: Of<typeof english.fixAdvice> = {
  oneChange: 'Eine Änderung dort behebt alle.',
  restore: 'Stellen Sie die Seite wieder her oder leiten Sie ihre Adresse auf die Seite um, die sie ersetzt.',
  redirect: 'Eine Regel für Weiterleitungen behebt alle.',
  relink: 'Ändern Sie diese Links nach dieser Regel.',
  deadHost: 'Ersetzen oder entfernen Sie die Links zu diesem Host.',
};
