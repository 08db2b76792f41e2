interface CheckText {
  readonly title: string;
  readonly howToFix: string;
}

/** Kinds of issues and codes of page checks, as `title` and `how_to_fix` of the API say them in English. */
export const checks: Readonly<Record<string, CheckText>> = {
  broken_link: {
    title: 'Der Link ist defekt.',
    howToFix: 'Ändern Sie den Link auf den Seiten, die ihn enthalten, oder stellen Sie wieder her, wohin er führt.',
  },
  redirect_permanent: {
    title: 'Der Link führt zu einer dauerhaften Weiterleitung.',
    howToFix: 'Verlinken Sie die URL, zu der die Weiterleitung führt.',
  },
  redirect_chain: {
    title: 'Der Link führt über mehrere Weiterleitungen.',
    howToFix: 'Verlinken Sie die letzte URL der Kette, und lassen Sie die Weiterleitungen direkt dorthin führen.',
  },
  soft_404: {
    title: 'Die URL meldet Erfolg, zeigt aber eine Seite „nicht gefunden“.',
    howToFix: 'Lassen Sie den Server 404 antworten, wo nichts ist, und berichtigen Sie die Links dorthin.',
  },
  tls_chain_incomplete: {
    title: 'Der Server sendet nicht die ganze Kette seines Zertifikats.',
    howToFix: 'Installieren Sie die Zwischenzertifikate auf dem Server.',
  },
  private_address: {
    title: 'Der Link führt zu einer privaten Adresse.',
    howToFix: 'Verlinken Sie eine öffentliche Adresse, oder entfernen Sie den Link.',
  },
  title_missing: {
    title: 'Die Seite hat keinen Titel.',
    howToFix: 'Geben Sie der Seite ein title-Element, das sagt, worum es geht.',
  },
  title_duplicate: {
    title: 'Andere Seiten haben denselben Titel.',
    howToFix:
      'Geben Sie jeder Seite einen eigenen Titel, oder nennen Sie die Seite, die für alle steht, als ihre kanonische.',
  },
  title_too_long: {
    title: 'Der Titel ist länger als 70 Zeichen.',
    howToFix: 'Kürzen Sie den Titel, oder stellen Sie das Wichtige nach vorn: Suchmaschinen schneiden den Rest ab.',
  },
  title_too_short: {
    title: 'Der Titel ist kürzer als 10 Zeichen.',
    howToFix: 'Schreiben Sie einen Titel, der auch dem sagt, worum es geht, der sonst nichts von der Seite sieht.',
  },
  description_missing: {
    title: 'Die Seite hat keine Beschreibung (meta description).',
    howToFix: 'Ergänzen Sie <meta name="description"> mit ein, zwei Sätzen darüber, was die Seite bietet.',
  },
  description_duplicate: {
    title: 'Andere Seiten haben dieselbe Beschreibung.',
    howToFix: 'Beschreiben Sie, was diese Seite hat und die anderen nicht, oder lassen Sie die Beschreibung weg.',
  },
  description_too_long: {
    title: 'Die Beschreibung ist länger als 160 Zeichen.',
    howToFix: 'Kürzen Sie die Beschreibung: Suchmaschinen schneiden den Rest ab.',
  },
  description_too_short: {
    title: 'Die Beschreibung ist kürzer als 50 Zeichen.',
    howToFix: 'Schreiben Sie ein, zwei ganze Sätze; sonst wählen Suchmaschinen selbst einen Text der Seite.',
  },
  h1_missing: {
    title: 'Die Seite hat keine Hauptüberschrift (h1).',
    howToFix: 'Zeichnen Sie die Überschrift der Seite als h1 aus.',
  },
  h1_multiple: {
    title: 'Die Seite hat mehr als eine Hauptüberschrift (h1).',
    howToFix: 'Behalten Sie ein h1 für die Seite, und zeichnen Sie die anderen als h2 oder tiefer aus.',
  },
  canonical_missing: {
    title: 'Die Seite nennt ihre kanonische URL nicht.',
    howToFix: 'Ergänzen Sie <link rel="canonical"> mit der URL, unter der die Seite zu finden sein soll.',
  },
  canonical_multiple: {
    title: 'Die Seite nennt mehrere kanonische URLs.',
    howToFix: 'Behalten Sie eine: Wenn sie sich unterscheiden, beachten Suchmaschinen keine.',
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
    title: 'Eine Sprachversion, die die Seite nennt (hreflang), ist defekt.',
    howToFix: 'Berichtigen Sie die Adresse der Sprachversion, oder entfernen Sie sie.',
  },
  hreflang_not_returned: {
    title: 'Eine Sprachversion, die die Seite nennt (hreflang), nennt die Seite ihrerseits nicht.',
    howToFix:
      'Lassen Sie jede Sprachversion alle Versionen nennen, auch sich selbst: Einseitige Angaben werden nicht beachtet.',
  },
  noindex: {
    title: 'Die Seite hält sich aus Suchmaschinen heraus (noindex).',
    howToFix:
      'Nichts, wenn das gewollt ist; sonst entfernen Sie noindex aus dem meta-Element robots und aus dem Header X-Robots-Tag.',
  },
  sitemap_noindex: {
    title: 'Die Seite steht in der Sitemap und hält sich aus Suchmaschinen heraus (noindex).',
    howToFix: 'Nehmen Sie die Seite aus der Sitemap, oder entfernen Sie noindex.',
  },
  sitemap_redirect: {
    title: 'Die Sitemap nennt eine URL, die weiterleitet.',
    howToFix: 'Nennen Sie die URL, zu der die Weiterleitung führt.',
  },
  sitemap_broken: {
    title: 'Die Sitemap nennt eine URL, die defekt ist.',
    howToFix: 'Nehmen Sie die URL aus der Sitemap, oder stellen Sie die Seite wieder her.',
  },
  url_forbidden: {
    title: 'Der Server verweigert den Zugriff auf die URL (403).',
    howToFix:
      'Öffnen Sie die URL für Besucher, oder entfernen Sie die Links dorthin. Wird nur der Crawler abgewiesen, lassen Sie seinen User-Agent zu.',
  },
  orphan_page: {
    title: 'Die Seite steht in der Sitemap, aber keine Seite der Website verlinkt sie.',
    howToFix: 'Verlinken Sie die Seite dort, wo Leser sie suchen würden.',
  },
  deep_page: {
    title: 'Die Seite ist mehr als 4 Klicks von der Startseite entfernt.',
    howToFix: 'Verlinken Sie die Seite, oder eine Übersicht mit ihr, näher an der Startseite.',
  },
  image_alt_missing: {
    title: 'Bilder der Seite haben kein alt-Attribut.',
    howToFix: 'Sagen Sie in alt, was das Bild zeigt; für Bilder, die nur schmücken, ist alt="" richtig.',
  },
  lang_missing: {
    title: 'Die Seite sagt nicht, in welcher Sprache sie ist.',
    howToFix: 'Ergänzen Sie lang am html-Element, etwa <html lang="de">.',
  },
  viewport_missing: {
    title: 'Die Seite hat keinen Viewport und erscheint auf Telefonen in der Breite eines großen Bildschirms.',
    howToFix: 'Ergänzen Sie <meta name="viewport" content="width=device-width, initial-scale=1">.',
  },
  thin_content: {
    title: 'Die Seite hat außerhalb von Kopf, Navigation und Fuß weniger als 500 Zeichen Text.',
    howToFix:
      'Sagen Sie mehr, legen Sie die Seite mit einer anderen zusammen, oder nehmen Sie sie aus Suchmaschinen heraus (noindex).',
  },
  duplicate_content: {
    title: 'Andere Seiten haben denselben Text.',
    howToFix:
      'Behalten Sie eine der Seiten, und leiten Sie die anderen dorthin weiter, oder lassen Sie sie diese als kanonisch nennen.',
  },
  structured_data_invalid: {
    title: 'Strukturierte Daten der Seite (JSON-LD) sind kein gültiges JSON.',
    howToFix: 'Berichtigen Sie die Syntax: Was sich nicht lesen lässt, wird als Ganzes nicht beachtet.',
  },
  insecure_page: {
    title: 'Die Seite wird unverschlüsselt (http) ausgeliefert.',
    howToFix: 'Liefern Sie die Seite über https aus, und leiten Sie http dorthin weiter.',
  },
  mixed_content: {
    title: 'Die Seite ist verschlüsselt, lädt aber Teile über http.',
    howToFix: 'Laden Sie Bilder, Skripte, Stylesheets und Frames über https: Browser sperren sie sonst oder warnen.',
  },
  insecure_form: {
    title: 'Ein Formular der Seite sendet Eingaben oder ein Passwort unverschlüsselt.',
    howToFix:
      'Liefern Sie die Seite über https aus, und geben Sie als Ziel des Formulars (action) eine https-Adresse an.',
  },
  slow_page: {
    title: 'Die Seite brauchte mehr als 3 s zum Laden.',
    howToFix:
      'Kam das erste Byte spät, prüfen Sie, was der Server für diese Seite tut; oft genügt ein Cache. Sonst komprimieren Sie das HTML, oder verkleinern Sie es.',
  },
  large_page: {
    title: 'Das HTML der Seite ist größer als 2 MB.',
    howToFix: 'Lagern Sie eingebettete Bilder, Stile und Daten in eigene Dateien aus, oder teilen Sie die Seite auf.',
  },
  url_uppercase: {
    title: 'Der Pfad der URL enthält Großbuchstaben.',
    howToFix:
      'Verwenden Sie Kleinbuchstaben, und leiten Sie die alte URL weiter: Pfade unterscheiden Groß und Klein, und Leser rechnen nicht damit.',
  },
  url_underscore: {
    title: 'Der Pfad der URL enthält Unterstriche.',
    howToFix:
      'Trennen Sie Wörter durch Bindestriche, und leiten Sie die alte URL weiter: Suchmaschinen lesen durch Unterstriche verbundene Wörter als eines.',
  },
  url_too_long: {
    title: 'Die URL ist länger als 200 Zeichen.',
    howToFix: 'Verwenden Sie einen kürzeren Pfad mit weniger Parametern, und leiten Sie die alte URL weiter.',
  },
};
