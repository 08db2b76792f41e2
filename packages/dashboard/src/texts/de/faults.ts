import type { Texts } from '../en/index.ts';
import { fieldFaults } from './faults/fields.ts';
import { passwordFaults } from './faults/passwords.ts';
import { patternFaults } from './faults/patterns.ts';

/** What is wrong with a value, by the server's sentence. `$1` is what its pattern captures. */
export const faults: Texts['common']['faults'] = [
  [/^It is required\.$/, 'Das fehlt.'],
  [/^It is empty\.$/, 'Das ist leer.'],
  [/^Give a text\.$/, 'Geben Sie einen Text an.'],
  [/^Give a number\.$/, 'Geben Sie eine Zahl an.'],
  [/^Give a whole number\.$/, 'Geben Sie eine ganze Zahl an.'],
  [/^Give 1 character or more\.$/, 'Geben Sie mindestens 1 Zeichen an.'],
  [/^Give (\d+) characters or more\.$/, 'Geben Sie mindestens $1 Zeichen an.'],
  [/^Give 1 character at most\.$/, 'Geben Sie höchstens 1 Zeichen an.'],
  [/^Give (\d+) characters at most\.$/, 'Geben Sie höchstens $1 Zeichen an.'],
  [/^Choose at least one\.$/, 'Wählen Sie mindestens einen Eintrag.'],
  [/^Give 1 member or more\.$/, 'Geben Sie mindestens einen Eintrag an.'],
  [/^Give (\d+) (?:entries|members) or more\.$/, 'Geben Sie mindestens $1 Einträge an.'],
  [/^Give 1 (?:entry|member) at most\.$/, 'Geben Sie höchstens einen Eintrag an.'],
  [/^Give (\d+) (?:entries|members) at most\.$/, 'Geben Sie höchstens $1 Einträge an.'],
  [/^Give (-?[\d.]+) or more\.$/, 'Geben Sie mindestens $1 an.'],
  [/^Give (-?[\d.]+) at most\.$/, 'Geben Sie höchstens $1 an.'],
  [/^This is not an id: ids are UUIDs\.$/, 'Das ist keine Kennung: Kennungen sind UUIDs.'],
  [/^Give a date such as 2026-01-02\.$/, 'Geben Sie ein Datum wie 2026-01-02 an.'],
  [/^Give a time in ISO 8601, such as (\S+)\.$/, 'Geben Sie eine Zeit nach ISO 8601 an, etwa $1.'],
  [/^This is not a URL\.$/, 'Das ist keine URL.'],
  [/^This is not an e-mail address\.$/, 'Das ist keine E-Mail-Adresse.'],
  [/^(?!This )(\S+) is not an e-mail address\.$/, '$1 ist keine E-Mail-Adresse.'],
  [/^Give a time from 00:00 to 23:59\.$/, 'Geben Sie eine Uhrzeit von 00:00 bis 23:59 an.'],
  [/^Give the 6 digits of the code\.$/, 'Geben Sie die 6 Ziffern des Codes an.'],
  [/^Give a colour such as (\S+), in lower case\.$/, 'Geben Sie eine Farbe wie $1 an, in Kleinbuchstaben.'],
  [
    /^Use only letters from A to Z, digits, spaces and ASCII signs\.$/,
    'Nehmen Sie nur Buchstaben von A bis Z, Ziffern, Leerzeichen und ASCII-Zeichen.',
  ],
  [
    /^Use only letters from A to Z, digits and ASCII signs, without spaces\.$/,
    'Nehmen Sie nur Buchstaben von A bis Z, Ziffern und ASCII-Zeichen, ohne Leerzeichen.',
  ],
  [
    /^The name of a header has up to 64 letters from A to Z, digits and hyphens\.$/,
    'Der Name eines Headers hat bis zu 64 Buchstaben von A bis Z, Ziffern und Bindestriche.',
  ],
  [
    /^Give the token as the BotFather of Telegram shows it: .*$/,
    'Geben Sie das Token so an, wie es der BotFather von Telegram zeigt: Ziffern, ein Doppelpunkt, dann Buchstaben und Ziffern.',
  ],
  [
    /^Give the number of the chat, or the name of a channel, such as @example\.$/,
    'Geben Sie die Nummer des Chats an oder den Namen eines Kanals, etwa @example.',
  ],
  [/^Give a language such as en or en-GB\.$/, 'Geben Sie eine Sprache wie de oder de-AT an.'],
  [/^Give a code in lower case, such as (\S+)\.$/, 'Geben Sie einen Code in Kleinbuchstaben an, etwa $1.'],
  [/^No member may have this name\.$/, 'So darf kein Eintrag heißen.'],
  [/^This is not (base64(?:url)?)\.$/, 'Das ist kein $1.'],
  [/^Give up to 100 ids, with commas between them\.$/, 'Geben Sie bis zu 100 Kennungen an, durch Kommas getrennt.'],
  [
    /^Give some of (.*) and none, with commas between them\.$/,
    'Geben Sie einige von $1 und none an, durch Kommas getrennt.',
  ],
  ...fieldFaults,
  ...passwordFaults,
  ...patternFaults,
];
