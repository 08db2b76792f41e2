import type { Texts } from '../../en/index.ts';

const UNSEEN = 'enthält ein unsichtbares Zeichen, $1. Geben Sie ihn ohne dieses Zeichen neu ein.';

/** German texts for faults that the server's rules find in a single field. */
export const fieldFaults: Texts['common']['faults'] = [
  // Domains.
  [/^Give the hostname of the site, .*$/, 'Geben Sie den Hostnamen der Website ein, zum Beispiel example.com.'],
  [/^A hostname holds no spaces; .*$/, 'Ein Hostname enthält keine Leerzeichen. Geben Sie nur eine Website ein.'],
  [/^Only http and https sites can be monitored\.$/, 'Nur Websites mit http oder https lassen sich überwachen.'],
  [
    /^That is an e-mail address\. .*$/,
    'Das ist eine E-Mail-Adresse. Geben Sie den Hostnamen der Website ein, zum Beispiel example.com.',
  ],
  [
    /^An IP address cannot be monitored: .*$/,
    'Eine IP-Adresse lässt sich nicht überwachen: Im DNS lässt sich nicht nachweisen, dass sie Ihnen gehört. Geben Sie einen Hostnamen ein.',
  ],
  [
    /^(\S+) is only a part of a name\. .*$/,
    '$1 ist nur ein Teil eines Namens. Geben Sie den ganzen Namen der Website ein, etwa example.com.',
  ],
  [/^(\S+) is a public suffix, .*$/, 'Unter $1 werden Domains registriert. Geben Sie eine dieser Domains ein.'],
  [/^The name has two dots in a row, .*$/, 'Im Namen stehen zwei Punkte hintereinander, oder er beginnt mit einem.'],
  [
    /^"(.*)" cannot be part of a name\. .*$/,
    '„$1“ kann nicht Teil eines Namens sein. Zwischen den Punkten stehen 1 bis 63 Buchstaben, Ziffern und Bindestriche, Bindestriche aber nicht am Rand.',
  ],
  [/^A hostname has at most (\d+) characters\.$/, 'Ein Hostname hat höchstens $1 Zeichen.'],
  [/^The hostname holds a character that cannot be seen, (\S+)\. .*$/, `Der Hostname ${UNSEEN}`],
  [/^This is not a hostname, nor .*$/, 'Das ist weder ein Hostname noch eine URL. Ein Beispiel: example.com.'],
  // Names and texts.
  [/^The name(?: .*)? holds a character that cannot be seen, (\S+)\. .*$/, `Der Name ${UNSEEN}`],
  [
    /^The name(?: .*)? has 1 to (\d+) characters, .*$/,
    'Der Name hat 1 bis $1 Zeichen, und mindestens eines davon ist sichtbar.',
  ],
  [/^The (?:comment|reason) holds nothing that can be read\. .*$/, 'Darin ist nichts zu lesen. Schreiben Sie etwas.'],
  [/^Choose at most 1,000 issues at once\.$/, 'Wählen Sie höchstens 1.000 Probleme auf einmal.'],
  // People.
  [
    /^This address got too many fixes in the last 24 hours\. .*$/,
    'Diese Adresse hat in den letzten 24 Stunden zu viele Korrekturen erhalten. Versuchen Sie es morgen noch einmal.',
  ],
  [
    /^Give an address of ASCII characters: .*$/,
    'Geben Sie eine Adresse aus ASCII-Zeichen ein: Nicht jeder Mailserver nimmt andere an.',
  ],
  [/^That is no e-mail address of the form .*$/, 'Das ist keine E-Mail-Adresse der Form name@example.com.'],
  [
    /^Mail servers do not take this address\. .*$/,
    'Mailserver akzeptieren diese Adresse nicht. Verwenden Sie eine aus Buchstaben, Ziffern und Punkten.',
  ],
  [
    /^This server sends no mails\. .*$/,
    'Dieser Server verschickt keine E-Mails. Sein Betreiber kann mit linkvitals user reset-password einen Link für Sie erstellen.',
  ],
  [/^This is your address already\.$/, 'Das ist bereits Ihre Adresse.'],
  [
    /^This address belongs to another person by now\. .*$/,
    'Diese Adresse gehört inzwischen jemand anderem. Melden Sie sich damit an oder wählen Sie eine andere.',
  ],
  [
    /^This address has signed up meanwhile\. .*$/,
    'Mit dieser Adresse gibt es inzwischen ein Konto. Melden Sie sich damit an.',
  ],
  [/^(\S+) can sign in here already\. .*$/, '$1 kann sich hier bereits anmelden. Verwenden Sie eine andere Adresse.'],
  [/^Choose a password\.$/, 'Wählen Sie ein Passwort.'],
  [/^Give the name that others see\.$/, 'Geben Sie den Namen ein, den andere sehen.'],
  [/^There is no time zone (.+); .*$/, 'Die Zeitzone $1 gibt es nicht. Verwenden Sie eine wie Europe/Berlin.'],
  [
    /^No URL that is checked begins like (.+)\. For a host write (\S+), for a folder of the site (\S+)\.$/,
    'Keine geprüfte URL beginnt mit $1. Schreiben Sie für einen Host $2, für einen Ordner der Website $3.',
  ],
  [/^No issue has the kind (.+)\. (\S+) lists the kinds\.$/, 'Kein Problem hat die Art $1. $2 listet die Arten auf.'],
  [
    /^The pattern is kept as (.+), which is longer than (\d+) characters\.$/,
    'Das Muster wird als $1 gespeichert. Das sind mehr als $2 Zeichen.',
  ],
  [/^(.+) is not a time zone of .*$/, '$1 ist keine Zeitzone. Verwenden Sie eine wie Europe/Berlin oder UTC.'],
  [
    /^This person is not a member who may see the domain\. .*$/,
    'Diese Person darf die Domain nicht sehen. Wählen Sie jemand anderen oder geben Sie ihr das Recht.',
  ],
  // URLs that are sent to.
  [
    /^The URL is not valid\.(?: Give it whole.*)?$/,
    'Die URL ist ungültig. Geben Sie sie vollständig ein, etwa https://example.com/hooks.',
  ],
  [
    /^The URL leads to an address, port or name .*$/,
    'Dorthin darf nichts gesendet werden. Private Bereiche kann der Betreiber mit LINKVITALS_ALLOW_CIDRS freigeben.',
  ],
  [/^The URL must begin with https:\/\/ or http:\/\/\.$/, 'Die URL muss mit https:// oder http:// beginnen.'],
  [
    /^The URL must begin with https:\/\/\. .*$/,
    'Die URL muss mit https:// beginnen. Der Betreiber kann http mit LINKVITALS_ALLOW_HTTP_WEBHOOKS erlauben.',
  ],
  [/^The URL must not hold a user name .*$/, 'Die URL darf weder Benutzernamen noch Passwort enthalten.'],
  [/^The URL may have 2,048 characters at most\.$/, 'Die URL darf höchstens 2.048 Zeichen haben.'],
  [/^The URL must end with a topic, .*$/, 'Die URL muss mit einem Topic enden, etwa https://ntfy.sh/my-topic.'],
  // Settings of a domain.
  [/^"(.*)" is not a CIDR .*$/, '„$1“ ist kein CIDR-Bereich wie 192.0.2.0/24.'],
  [
    /^Crawls leave from the installation's egress addresses \(.*$/,
    'In diesen Bereichen liegt keine Adresse, von der dieser Server Crawls ausführt.',
  ],
  [
    /^None of the installation's egress addresses lies .*$/,
    'In den IP-Bereichen der Domain liegt keine Adresse dieses Servers mehr.',
  ],
  [
    /^The operator allows at most (\S+) requests a second\.$/,
    'Der Betreiber erlaubt höchstens $1 Anfragen pro Sekunde.',
  ],
  [/^The header (.+) cannot be set: .*$/, 'Der Header $1 lässt sich hier nicht setzen.'],
  [/^The header (.+) is there twice\.$/, 'Der Header $1 kommt zweimal vor.'],
  [
    /^Name a kind, a pattern of URLs, or both: .*$/,
    'Wählen Sie eine Art, ein URL-Muster oder beides: Sonst würde die Regel alles ignorieren.',
  ],
  [/^\S+ is at most (\S+) on the \S+ plan; .*$/, 'Der Tarif dieses Kontos erlaubt höchstens $1.'],
  [/^The \S+ plan crawls \S+ at the fastest\.$/, 'So häufige Crawls erlaubt der Tarif dieses Kontos nicht.'],
  [/^The \S+ plan renders no pages\.$/, 'Seiten im Browser erlaubt der Tarif dieses Kontos nicht.'],
  // Reports and their logo.
  [/^The period must begin before it ends\.$/, 'Der Zeitraum muss beginnen, bevor er endet.'],
  [/^The period may have (\d+) days at most\.$/, 'Der Zeitraum darf höchstens $1 Tage umfassen.'],
  [/^The logo may have 256 KiB at most\.$/, 'Das Logo darf höchstens 256 KiB groß sein.'],
  [/^The PNG is broken\.$/, 'Das PNG ist beschädigt.'],
  [
    /^The PNG has (\d+) by (\d+) pixels; it may be (\d+) .*$/,
    'Das PNG hat $1 × $2 Pixel; Breite und Höhe dürfen höchstens $3 betragen.',
  ],
  [/^The logo is neither PNG nor SVG\.$/, 'Das Logo ist weder PNG noch SVG.'],
  [
    /^The SVG has (.+), which is not drawn here\. .*$/,
    'Das SVG enthält $1; das wird hier nicht dargestellt. Exportieren Sie es ohne oder als PNG.',
  ],
  [
    /^The SVG has more than (\d+) parts with opacity, .*$/,
    'Das SVG hat mehr als $1 Teile mit Deckkraft, Maske oder Beschneidungspfad. Exportieren Sie es vereinfacht oder als PNG.',
  ],
  [/^The logo cannot be drawn: .*$/, 'Das Logo lässt sich nicht darstellen. Speichern Sie es als PNG.'],
  // Times.
  [
    /^\S+ is after the year 9999\. .*$/,
    'Diese Zeit liegt nach dem Jahr 9999. Lassen Sie das Feld leer, wenn es kein Ende gibt.',
  ],
  [/^\S+ is in the past\. .*$/, 'Diese Zeit ist schon vorbei. Wählen Sie eine spätere.'],
];
