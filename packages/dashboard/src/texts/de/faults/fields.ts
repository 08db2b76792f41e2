import type { Texts } from '../../en/index.ts';

const UNSEEN = 'enthält ein unsichtbares Zeichen, $1. Geben Sie ihn neu ein, ohne das Zeichen.';

/** What is wrong with the value of one field, by the rules of the server for it. */
export const fieldFaults: Texts['common']['faults'] = [
  // Domains.
  [/^Give the hostname of the site, .*$/, 'Geben Sie den Hostnamen der Site an, zum Beispiel example.com.'],
  [/^A hostname holds no spaces; .*$/, 'Ein Hostname enthält keine Leerzeichen. Geben Sie nur eine Site an.'],
  [/^Only http and https sites can be monitored\.$/, 'Nur Sites mit http oder https lassen sich überwachen.'],
  [
    /^That is an e-mail address\. .*$/,
    'Das ist eine E-Mail-Adresse. Geben Sie den Hostnamen der Site an, zum Beispiel example.com.',
  ],
  [
    /^An IP address cannot be monitored: .*$/,
    'Eine IP-Adresse lässt sich nicht überwachen: Dass sie Ihnen gehört, lässt sich im DNS nicht nachweisen. Geben Sie einen Hostnamen an.',
  ],
  [
    /^(\S+) is only a part of a name\. .*$/,
    '$1 ist nur ein Teil eines Namens. Geben Sie den ganzen Namen der Website an, etwa example.com.',
  ],
  [/^(\S+) is a public suffix, .*$/, 'Unter $1 registrieren andere ihre Namen. Geben Sie einen dieser Namen an.'],
  [/^The name has two dots in a row, .*$/, 'Im Namen stehen zwei Punkte hintereinander, oder er beginnt mit einem.'],
  [
    /^(".*") cannot be part of a name\. .*$/,
    '$1 kann nicht Teil eines Namens sein. Zwischen den Punkten stehen 1 bis 63 Buchstaben, Ziffern und Bindestriche, diese nur innen.',
  ],
  [/^A hostname has at most (\d+) characters\.$/, 'Ein Hostname hat höchstens $1 Zeichen.'],
  [/^The hostname holds a character that cannot be seen, (\S+)\. .*$/, `Der Hostname ${UNSEEN}`],
  [
    /^This is not a hostname, nor .*$/,
    'Das ist weder ein Hostname noch eine URL mit einem. Ein Beispiel: example.com.',
  ],
  // Names and texts.
  [/^The name(?: .*)? holds a character that cannot be seen, (\S+)\. .*$/, `Der Name ${UNSEEN}`],
  [
    /^The name(?: .*)? has 1 to (\d+) characters, .*$/,
    'Der Name hat 1 bis $1 Zeichen, und mindestens eines davon ist sichtbar.',
  ],
  [/^The (?:comment|reason) holds nothing that can be read\. .*$/, 'Darin ist nichts zu lesen. Schreiben Sie etwas.'],
  // People.
  [/^That is no e-mail address of the form .*$/, 'Das ist keine E-Mail-Adresse der Form name@example.com.'],
  [
    /^Mail servers do not take this address\. .*$/,
    'Mailserver nehmen diese Adresse nicht an. Nehmen Sie eine aus Buchstaben, Ziffern und Punkten.',
  ],
  [
    /^This server sends no mails\. .*$/,
    'Dieser Server verschickt keine E-Mails. Sein Betreiber kann mit linkvitals user reset-password einen Link für Sie machen.',
  ],
  [/^This is your address already\.$/, 'Das ist bereits Ihre Adresse.'],
  [
    /^This address belongs to another person by now\. .*$/,
    'Diese Adresse gehört inzwischen jemand anderem. Melden Sie sich damit an, oder wählen Sie eine andere.',
  ],
  [
    /^This address has signed up meanwhile\. .*$/,
    'Mit dieser Adresse gibt es inzwischen ein Konto. Melden Sie sich damit an.',
  ],
  [/^(\S+) can sign in here already\. .*$/, '$1 kann sich hier bereits anmelden. Nehmen Sie eine andere Adresse.'],
  [/^Choose a password\.$/, 'Wählen Sie ein Passwort.'],
  [/^Give the name that others see\.$/, 'Geben Sie den Namen an, den andere sehen.'],
  [/^There is no time zone (.+); .*$/, 'Die Zeitzone $1 gibt es nicht. Nehmen Sie eine wie Europe/Berlin.'],
  [
    /^No URL that is checked begins like (.+)\. For a host write (\S+), for a folder of the site (\S+)\.$/,
    'Keine URL beginnt wie $1. Schreiben Sie für einen Host $2, für einen Ordner der Website $3.',
  ],
  [
    /^No issue has the kind (.+)\. (\S+) lists the kinds\.$/,
    'Kein Problem ist von der Art $1. Die Arten stehen in $2.',
  ],
  [
    /^The pattern is kept as (.+), which is longer than (\d+) characters\.$/,
    'Das Muster wird als $1 gespeichert. Das sind mehr als $2 Zeichen.',
  ],
  [/^(.+) is not a time zone of .*$/, '$1 ist keine Zeitzone. Nehmen Sie eine wie Europe/Berlin oder UTC.'],
  [
    /^This person is not a member who may see the domain\. .*$/,
    'Diese Person darf die Domain nicht sehen. Wählen Sie jemand anderen, oder geben Sie ihr das Recht.',
  ],
  // URLs that are sent to.
  [
    /^The URL is not valid\.(?: Give it whole.*)?$/,
    'Die URL ist ungültig. Geben Sie sie ganz an, etwa https://example.com/hooks.',
  ],
  [
    /^The URL leads to an address, port or name .*$/,
    'Dorthin darf nichts geschickt werden. Private Bereiche kann der Betreiber mit LINKVITALS_ALLOW_CIDRS freigeben.',
  ],
  [/^The URL must begin with https:\/\/ or http:\/\/\.$/, 'Die URL beginnt mit https:// oder http://.'],
  [
    /^The URL must begin with https:\/\/\. .*$/,
    'Die URL beginnt mit https://. Der Betreiber kann http mit LINKVITALS_ALLOW_HTTP_WEBHOOKS erlauben.',
  ],
  [/^The URL must not hold a user name .*$/, 'Die URL darf weder Benutzernamen noch Passwort enthalten.'],
  [/^The URL may have 2,048 characters at most\.$/, 'Die URL hat höchstens 2.048 Zeichen.'],
  [/^The URL must end with a topic, .*$/, 'Die URL endet mit einem Thema, etwa https://ntfy.sh/my-topic.'],
  // Settings of a domain.
  [/^(".*") is not a CIDR .*$/, '$1 ist kein CIDR wie 192.0.2.0/24.'],
  [
    /^Crawls leave from the installation's egress addresses \(.*$/,
    'In diesen Bereichen liegt keine Adresse, von der dieser Server seine Prüfungen macht.',
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
  [/^The header (.+) is there twice\.$/, 'Der Header $1 steht zweimal da.'],
  [
    /^Name a kind, a pattern of URLs, or both: .*$/,
    'Wählen Sie eine Art, ein Muster für URLs oder beides: Sonst würde die Regel alles ignorieren.',
  ],
  [/^\S+ is at most (\S+) on the \S+ plan; .*$/, 'Der Tarif dieses Kontos erlaubt höchstens $1.'],
  [/^The \S+ plan crawls \S+ at the fastest\.$/, 'So oft prüft der Tarif dieses Kontos nicht.'],
  // Reports and their logo.
  [/^The period must begin before it ends\.$/, 'Der Zeitraum muss beginnen, bevor er endet.'],
  [/^The period may have (\d+) days at most\.$/, 'Der Zeitraum hat höchstens $1 Tage.'],
  [/^The logo may have 256 KiB at most\.$/, 'Das Logo hat höchstens 256 KiB.'],
  [/^The PNG is broken\.$/, 'Das PNG ist beschädigt.'],
  [
    /^The PNG has (\d+) by (\d+) pixels; it may be (\d+) .*$/,
    'Das PNG hat $1 × $2 Pixel; Breite und Höhe sind höchstens $3.',
  ],
  [/^The logo is neither PNG nor SVG\.$/, 'Das Logo ist weder PNG noch SVG.'],
  [
    /^The SVG has (.+), which is not drawn here\. .*$/,
    'Das SVG enthält $1, das hier nicht gezeichnet wird. Exportieren Sie es ohne oder als PNG.',
  ],
  [
    /^The SVG has more than (\d+) parts with opacity, .*$/,
    'Das SVG hat mehr als $1 Teile mit Transparenz, Maske oder Beschnitt. Exportieren Sie es vereinfacht oder als PNG.',
  ],
  [/^The logo cannot be drawn: .*$/, 'Das Logo lässt sich nicht zeichnen. Speichern Sie es als PNG.'],
  // Times.
  [
    /^\S+ is after the year 9999\. .*$/,
    'Diese Zeit liegt nach dem Jahr 9999. Lassen Sie das Feld leer, wenn es kein Ende gibt.',
  ],
  [/^\S+ is in the past\. .*$/, 'Diese Zeit ist schon vorbei. Wählen Sie eine spätere.'],
];
