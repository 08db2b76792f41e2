import type { Texts } from '../en/index.ts';
import { fieldFaults } from './faults/fields.ts';
import { passwordFaults } from './faults/passwords.ts';
import { patternFaults } from './faults/patterns.ts';

/** German texts for the server's sentences about faults of values. `$1` is the first text that the pattern captures. */
export const faults: Texts['common']['faults'] = [
  [/^It is required\.$/, 'Das fehlt.'],
  [/^It is empty\.$/, 'Das ist leer.'],
  [/^Give a text\.$/, 'Geben Sie einen Text ein.'],
  [/^Give a number\.$/, 'Geben Sie eine Zahl ein.'],
  [/^Give a whole number\.$/, 'Geben Sie eine ganze Zahl ein.'],
  [/^Give 1 character or more\.$/, 'Geben Sie mindestens 1 Zeichen ein.'],
  [/^Give (\d+) characters or more\.$/, 'Geben Sie mindestens $1 Zeichen ein.'],
  [/^Give 1 character at most\.$/, 'Geben Sie höchstens 1 Zeichen ein.'],
  [/^Give (\d+) characters at most\.$/, 'Geben Sie höchstens $1 Zeichen ein.'],
  [/^Choose at least one\.$/, 'Wählen Sie mindestens einen Eintrag.'],
  [/^Give 1 member or more\.$/, 'Geben Sie mindestens einen Eintrag ein.'],
  [/^Give (\d+) (?:entries|members) or more\.$/, 'Geben Sie mindestens $1 Einträge ein.'],
  [/^Give 1 (?:entry|member) at most\.$/, 'Geben Sie höchstens einen Eintrag ein.'],
  [/^Give (\d+) (?:entries|members) at most\.$/, 'Geben Sie höchstens $1 Einträge ein.'],
  [/^Give (-?[\d.]+) or more\.$/, 'Geben Sie mindestens $1 ein.'],
  [/^Give (-?[\d.]+) at most\.$/, 'Geben Sie höchstens $1 ein.'],
  [/^This is not an id: ids are UUIDs\.$/, 'Das ist keine ID: IDs sind UUIDs.'],
  [/^Give a date such as 2026-01-02\.$/, 'Geben Sie ein Datum wie 2026-01-02 ein.'],
  [/^Give a time in ISO 8601, such as (\S+)\.$/, 'Geben Sie eine Zeit nach ISO 8601 ein, etwa $1.'],
  [/^This is not a URL\.$/, 'Das ist keine URL.'],
  [/^This is not an e-mail address\.$/, 'Das ist keine E-Mail-Adresse.'],
  [/^(?!This )(\S+) is not an e-mail address\.$/, '$1 ist keine E-Mail-Adresse.'],
  [/^Give a time from 00:00 to 23:59\.$/, 'Geben Sie eine Uhrzeit von 00:00 bis 23:59 ein.'],
  [/^Give the 6 digits of the code\.$/, 'Geben Sie die 6 Ziffern des Codes ein.'],
  [/^Give a colour such as (\S+), in lower case\.$/, 'Geben Sie eine Farbe wie $1 ein, in Kleinbuchstaben.'],
  [
    /^Use only letters from A to Z, digits, spaces and ASCII signs\.$/,
    'Verwenden Sie nur Buchstaben von A bis Z, Ziffern, Leerzeichen und ASCII-Zeichen.',
  ],
  [
    /^Use only letters from A to Z, digits and ASCII signs, without spaces\.$/,
    'Verwenden Sie nur Buchstaben von A bis Z, Ziffern und ASCII-Zeichen, ohne Leerzeichen.',
  ],
  [
    /^The name of a header has up to 64 letters from A to Z, digits and hyphens\.$/,
    'Der Name eines Headers hat bis zu 64 Buchstaben von A bis Z, Ziffern und Bindestriche.',
  ],
  [
    /^Give the token as the BotFather of Telegram shows it: .*$/,
    'Geben Sie das Token so ein, wie es der BotFather von Telegram zeigt: Ziffern, ein Doppelpunkt, dann Buchstaben und Ziffern.',
  ],
  [
    /^Give the number of the chat, or the name of a channel, such as @example\.$/,
    'Geben Sie die Nummer des Chats oder den Namen eines Kanals ein, etwa @example.',
  ],
  [/^Give a language such as en or en-GB\.$/, 'Geben Sie eine Sprache wie de oder de-AT ein.'],
  [/^Give a code in lower case, such as (\S+)\.$/, 'Geben Sie einen Code in Kleinbuchstaben ein, etwa $1.'],
  [/^No member may have this name\.$/, 'So darf kein Eintrag heißen.'],
  [/^This is not (base64(?:url)?)\.$/, 'Das ist kein gültiges $1.'],
  [/^Give up to 100 ids, with commas between them\.$/, 'Geben Sie bis zu 100 IDs ein, durch Kommas getrennt.'],
  [/^Give the id of a fix, such as (\S+)\.$/, 'Geben Sie die ID einer Korrektur ein, etwa $1.'],
  [
    /^Give some of (shared_link, .*) and page, with commas between them\.$/,
    'Geben Sie einige dieser Arten ein, durch Kommas getrennt: $1, page.',
  ],
  [
    /^Give a folder of the site that begins and ends with a slash, such as (\S+)\.$/,
    'Geben Sie einen Ordner der Website ein, der mit einem Schrägstrich beginnt und endet, etwa $1.',
  ],
  [
    /^Give some of (.*) and none, with commas between them\.$/,
    'Geben Sie Werte aus $1 und none ein, durch Kommas getrennt.',
  ],
  ...fieldFaults,
  ...passwordFaults,
  ...patternFaults,
];
