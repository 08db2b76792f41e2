interface CheckText {
  readonly title: string;
  readonly howToFix: string;
}

/** German texts for kinds of issues and codes of page checks. `title` and `how_to_fix` of the API are the English ones. */
export const checks: Readonly<Record<string, CheckText>> = {
  broken_link: {
    title: 'Der Link ist defekt.',
    howToFix: 'Korrigieren Sie den Link auf den Seiten, die ihn enthalten, oder stellen Sie sein Ziel wieder her.',
  },
  redirect_permanent: {
    title: 'Der Link führt zu einer dauerhaften Weiterleitung.',
    howToFix: 'Verlinken Sie direkt das Ziel der Weiterleitung.',
  },
  redirect_chain: {
    title: 'Der Link führt über mehrere Weiterleitungen.',
    howToFix: 'Verlinken Sie direkt die letzte URL der Kette und leiten Sie auch die anderen direkt dorthin weiter.',
  },
  redirect_without_target: {
    title: 'Die URL antwortet mit einer Weiterleitung ohne Ziel und zeigt eine Seite.',
    howToFix: 'Lassen Sie den Server für die Seite mit 200 antworten oder ein Ziel der Weiterleitung nennen.',
  },
  soft_404: {
    title: 'Die URL meldet Erfolg, zeigt aber eine Fehlerseite („nicht gefunden“) oder führt zur Startseite.',
    howToFix:
      'Lassen Sie den Server für Seiten, die es nicht gibt, mit 404 antworten und korrigieren Sie die Links dorthin.',
  },
  body_damaged: {
    title: 'Die Antwort hat eine falsche Länge, eine falsche Prüfsumme oder kein Ende; Browser zeigen sie trotzdem.',
    howToFix:
      'Lassen Sie den Server die Länge und Prüfsumme senden, die zum Inhalt passen. Oft ändert ein Cache oder Plugin die Seite nachträglich.',
  },
  wrong_image_type: {
    title: 'Unter der Adresse eines Bildes kommt eine HTML-Seite.',
    howToFix:
      'Korrigieren Sie die Adresse oder lassen Sie den Server für Dateien, die es nicht gibt, mit 404 antworten.',
  },
  tls_chain_incomplete: {
    title: 'Der Server sendet die Zertifikatskette nicht vollständig.',
    howToFix:
      'Installieren Sie die Zwischenzertifikate auf dem Server. Auf einer fremden Website kann das nur deren Betreiber.',
  },
  private_address: {
    title: 'Der Link führt zu einer privaten Adresse.',
    howToFix: 'Verlinken Sie eine öffentliche Adresse oder entfernen Sie den Link.',
  },
  title_missing: {
    title: 'Die Seite hat keinen Titel.',
    howToFix: 'Ergänzen Sie ein title-Element, das sagt, worum es auf der Seite geht.',
  },
  title_duplicate: {
    title: 'Andere Seiten haben denselben Titel.',
    howToFix:
      'Geben Sie jeder Seite einen eigenen Titel oder nennen Sie die Seite, die für alle steht, als kanonische URL.',
  },
  title_too_long: {
    title: 'Der Titel ist länger als 70 Zeichen.',
    howToFix: 'Kürzen Sie den Titel oder stellen Sie das Wichtigste nach vorn: Suchmaschinen schneiden den Rest ab.',
  },
  title_too_short: {
    title: 'Der Titel ist kürzer als 10 Zeichen.',
    howToFix: 'Wählen Sie einen Titel, der auch ohne den Rest der Seite verrät, worum es geht.',
  },
  description_missing: {
    title: 'Die Seite hat keine Meta-Beschreibung.',
    howToFix: 'Ergänzen Sie <meta name="description"> mit ein bis zwei Sätzen darüber, was die Seite bietet.',
  },
  description_duplicate: {
    title: 'Andere Seiten haben dieselbe Meta-Beschreibung.',
    howToFix: 'Beschreiben Sie, was nur diese Seite bietet, oder lassen Sie die Beschreibung weg.',
  },
  description_too_long: {
    title: 'Die Meta-Beschreibung ist länger als 160 Zeichen.',
    howToFix: 'Kürzen Sie die Beschreibung: Suchmaschinen schneiden den Rest ab.',
  },
  description_too_short: {
    title: 'Die Meta-Beschreibung ist kürzer als 50 Zeichen.',
    howToFix: 'Schreiben Sie ein bis zwei ganze Sätze; sonst wählen Suchmaschinen selbst einen Text von der Seite.',
  },
  h1_missing: {
    title: 'Die Seite hat keine Hauptüberschrift (h1).',
    howToFix: 'Zeichnen Sie die Überschrift der Seite als h1 aus.',
  },
  h1_multiple: {
    title: 'Die Seite hat mehr als eine Hauptüberschrift (h1).',
    howToFix: 'Behalten Sie eine h1 und zeichnen Sie die anderen als h2 oder tiefer aus.',
  },
  canonical_missing: {
    title: 'Die Seite nennt keine kanonische URL.',
    howToFix: 'Ergänzen Sie <link rel="canonical"> mit der URL, unter der die Seite zu finden sein soll.',
  },
  canonical_multiple: {
    title: 'Die Seite nennt mehrere kanonische URLs.',
    howToFix: 'Behalten Sie eine davon: Unterscheiden sie sich, ignorieren Suchmaschinen alle.',
  },
  canonical_broken: {
    title: 'Die kanonische URL der Seite ist defekt.',
    howToFix: 'Nennen Sie als kanonische URL eine Seite, die es gibt.',
  },
  canonical_redirect: {
    title: 'Die kanonische URL der Seite leitet weiter.',
    howToFix: 'Nennen Sie als kanonische URL das Ziel der Weiterleitung.',
  },
  hreflang_broken: {
    title: 'Eine Sprachversion der Seite (hreflang) ist defekt.',
    howToFix: 'Korrigieren Sie die Adresse der Sprachversion oder entfernen Sie sie.',
  },
  hreflang_not_returned: {
    title: 'Eine Sprachversion der Seite (hreflang) verweist nicht auf die Seite zurück.',
    howToFix:
      'Nennen Sie in jeder Sprachversion alle Versionen, auch die eigene: Einseitige Verweise werden ignoriert.',
  },
  noindex: {
    title: 'Die Seite ist für Suchmaschinen gesperrt (noindex).',
    howToFix:
      'Nichts, wenn das gewollt ist. Sonst entfernen Sie noindex aus dem meta-Element robots und aus dem Header X-Robots-Tag.',
  },
  sitemap_noindex: {
    title: 'Die Seite steht in der Sitemap, ist aber für Suchmaschinen gesperrt (noindex).',
    howToFix: 'Nehmen Sie die Seite aus der Sitemap oder entfernen Sie noindex.',
  },
  sitemap_redirect: {
    title: 'Die Sitemap nennt eine URL, die weiterleitet.',
    howToFix: 'Nennen Sie in der Sitemap das Ziel der Weiterleitung.',
  },
  sitemap_broken: {
    title: 'Die Sitemap nennt eine defekte URL.',
    howToFix: 'Nehmen Sie die URL aus der Sitemap oder stellen Sie die Seite wieder her.',
  },
  sitemap_unreadable: {
    title: 'Die robots.txt oder der Sitemap-Index nennt eine Sitemap, die sich nicht lesen lässt.',
    howToFix:
      'Berichtigen Sie die Adresse, entfernen Sie sie oder stellen Sie die Sitemap wieder her: Auch Suchmaschinen können sie nicht lesen.',
  },
  url_forbidden: {
    title: 'Der Server verweigert den Zugriff auf die URL (403).',
    howToFix:
      'Machen Sie die URL zugänglich oder entfernen Sie die Links dorthin. Wird nur der Crawler abgewiesen, lassen Sie seinen User-Agent zu.',
  },
  orphan_page: {
    title: 'Die Seite steht in der Sitemap, aber keine Seite der Website verlinkt sie.',
    howToFix: 'Verlinken Sie die Seite dort, wo Besucher sie suchen würden.',
  },
  deep_page: {
    title: 'Die Seite ist mehr als 4 Klicks von der Startseite entfernt.',
    howToFix: 'Verlinken Sie die Seite oder eine Übersicht, die sie enthält, näher an der Startseite.',
  },
  image_alt_missing: {
    title: 'Bilder der Seite haben kein alt-Attribut.',
    howToFix: 'Beschreiben Sie im alt-Attribut, was das Bild zeigt. Für rein dekorative Bilder ist alt="" richtig.',
  },
  lang_missing: {
    title: 'Die Seite gibt ihre Sprache nicht an.',
    howToFix: 'Ergänzen Sie das Attribut lang am html-Element, etwa <html lang="de">.',
  },
  viewport_missing: {
    title: 'Die Seite hat keinen Viewport und erscheint auf Smartphones in Desktop-Breite.',
    howToFix: 'Ergänzen Sie <meta name="viewport" content="width=device-width, initial-scale=1">.',
  },
  thin_content: {
    title: 'Die Seite hat außerhalb von Kopfbereich, Navigation und Fußzeile weniger als 500 Zeichen Text.',
    howToFix:
      'Ergänzen Sie Inhalt, legen Sie die Seite mit einer anderen zusammen oder sperren Sie sie für Suchmaschinen (noindex).',
  },
  duplicate_content: {
    title: 'Andere Seiten haben denselben Text.',
    howToFix:
      'Behalten Sie eine der Seiten. Leiten Sie die anderen dorthin weiter oder nennen Sie sie dort als kanonische URL.',
  },
  structured_data_invalid: {
    title: 'Die strukturierten Daten der Seite (JSON-LD) sind kein gültiges JSON.',
    howToFix: 'Korrigieren Sie die Syntax: Daten mit Syntaxfehlern werden komplett ignoriert.',
  },
  insecure_page: {
    title: 'Die Seite wird unverschlüsselt (http) ausgeliefert.',
    howToFix: 'Liefern Sie die Seite über https aus und leiten Sie http dorthin weiter.',
  },
  mixed_content: {
    title: 'Die Seite ist verschlüsselt, lädt aber Inhalte über http.',
    howToFix: 'Laden Sie Bilder, Skripte, Stylesheets und Frames über https: Browser blockieren sie sonst oder warnen.',
  },
  insecure_form: {
    title: 'Ein Formular der Seite überträgt Eingaben oder ein Passwort unverschlüsselt.',
    howToFix:
      'Liefern Sie die Seite über https aus und geben Sie als Ziel des Formulars (action) eine https-Adresse an.',
  },
  slow_page: {
    title: 'Die Seite lädt länger als 3 s.',
    howToFix:
      'Kam das erste Byte spät, prüfen Sie, was der Server für diese Seite tut; oft genügt ein Cache. Sonst komprimieren oder verkleinern Sie das HTML.',
  },
  large_page: {
    title: 'Das HTML der Seite ist größer als 2 MB.',
    howToFix: 'Lagern Sie eingebettete Bilder, Styles und Daten in eigene Dateien aus oder teilen Sie die Seite auf.',
  },
  not_rendered: {
    title: 'Die Seite konnte nicht gerendert werden.',
    howToFix:
      'Öffnen Sie die Seite in einem Browser. Geprüft wurde, was der Server sendet, aber nicht, was ihre Skripte aufbauen.',
  },
  links_need_scripts: {
    title: 'Links der Seite gibt es erst, wenn ihre Skripte gelaufen sind.',
    howToFix:
      'Senden Sie die Links mit dem HTML, für Leser und Suchmaschinen, die keine Skripte ausführen oder sie spät ausführen.',
  },
  canonical_changed: {
    title: 'Skripte ändern die kanonische URL der Seite.',
    howToFix:
      'Senden Sie die richtige kanonische URL mit dem HTML: Welche der beiden Suchmaschinen nehmen, ist nicht sicher.',
  },
  noindex_changed: {
    title: 'Skripte fügen noindex hinzu oder entfernen es.',
    howToFix:
      'Senden Sie noindex mit dem HTML oder gar nicht: Suchmaschinen rendern keine Seite, die sie nicht zeigen dürfen.',
  },
  url_uppercase: {
    title: 'Der Pfad der URL enthält Großbuchstaben.',
    howToFix:
      'Verwenden Sie Kleinbuchstaben und leiten Sie die alte URL weiter: Pfade unterscheiden Groß- und Kleinschreibung, was Besucher nicht erwarten.',
  },
  url_underscore: {
    title: 'Der Pfad der URL enthält Unterstriche.',
    howToFix:
      'Trennen Sie Wörter durch Bindestriche und leiten Sie die alte URL weiter: Suchmaschinen lesen mit Unterstrichen verbundene Wörter als eines.',
  },
  url_too_long: {
    title: 'Die URL ist länger als 200 Zeichen.',
    howToFix: 'Verwenden Sie einen kürzeren Pfad mit weniger Parametern und leiten Sie die alte URL weiter.',
  },
};

/** German for the words that the API uses in details of findings, beside counts and addresses. */
export const detailWords: Readonly<Record<string, string>> = {
  character: 'Zeichen',
  characters: 'Zeichen',
  image: 'Bild',
  images: 'Bilder',
  headings: 'Überschriften',
  block: 'Block',
  blocks: 'Blöcke',
  pages: 'Seiten',
  versions: 'Sprachversionen',
  clicks: 'Klicks',
  bytes: 'Bytes',
  'the first': 'zuerst',
  'the first byte after': 'erstes Byte nach',
  'The page has a password field.': 'Die Seite hat ein Passwortfeld.',
};
