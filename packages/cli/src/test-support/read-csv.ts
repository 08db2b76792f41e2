/** A strict reader of RFC 4180 text: CRLF at the end of each record, quotes only around whole fields. Throws otherwise. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let at = 0;
  while (at < text.length) {
    const record: string[] = [];
    for (;;) {
      const [whole = '', quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?=,|\r\n)/.exec(text.slice(at)) ?? [];
      if (quoted === undefined && plain === undefined) throw new Error(`No field at ${at}: ${text.slice(at, at + 80)}`);
      record.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
      at += whole.length;
      if (text[at] === ',') at++;
      else break;
    }
    at += 2;
    records.push(record);
  }
  return records;
}
