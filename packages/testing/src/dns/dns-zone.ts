import type { Answer, Question } from 'dns-packet';

/** The record types that the server answers with data. */
export type DnsRecordType = 'A' | 'AAAA' | 'TXT' | 'CNAME';

/** Records by name and type: `{ 'shop.example.com': { A: ['127.0.0.1'], TXT: ['verify=1'] } }`. */
export type DnsRecords = Readonly<Record<string, Readonly<Partial<Record<DnsRecordType, readonly string[]>>>>>;

/** The answer of an authoritative server (RFC 1034, section 4.3.2). */
export interface ZoneAnswer {
  readonly rcode: 'NOERROR' | 'NXDOMAIN';
  /** CNAME chain first, then the queried records. */
  readonly answers: Answer[];
  /** Whether records of the queried type are among them. False with NOERROR is NODATA. */
  readonly found: boolean;
  /** The names that were looked up: the queried one, then each CNAME target. */
  readonly names: readonly string[];
}

/** A set of records that can change between two queries. It is authoritative for every name from the root down. */
export interface DnsZone {
  set(name: string, type: DnsRecordType, values: readonly string[]): void;
  remove(name: string, type?: DnsRecordType): void;
  answer(question: Question): ZoneAnswer;
}

/** Zero, so that no resolver or cache keeps an answer that a test will change. */
export const TTL_SECONDS = 0;

/** The form in which names are compared: lower case (RFC 4343), no final dot. */
export function canonicalName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

export function createDnsZone(initial: DnsRecords = {}): DnsZone {
  const names = new Map<string, Map<DnsRecordType, readonly string[]>>();

  const zone: DnsZone = {
    set(name, type, values) {
      if (values.length === 0) throw new Error(`${name} ${type}: no values; use remove()`);
      const key = canonicalName(name);
      const records = names.get(key) ?? new Map<DnsRecordType, readonly string[]>();
      const others = [...records.keys()].filter((known) => known !== type);
      if ((type === 'CNAME' && values.length > 1) || (others.length > 0 && [type, ...others].includes('CNAME'))) {
        throw new Error(`${name}: a CNAME stands alone at its name (RFC 1034, section 3.6.2)`);
      }
      names.set(key, records.set(type, [...values]));
    },
    remove(name, type) {
      const key = canonicalName(name);
      const records = names.get(key);
      if (type !== undefined) records?.delete(type);
      if (type === undefined || records?.size === 0) names.delete(key);
    },
    answer(question) {
      const answers: Answer[] = [];
      const visited = new Set<string>();
      const end = (rcode: ZoneAnswer['rcode'], found: boolean) => ({ rcode, found, answers, names: [...visited] });
      let owner = question.name;
      for (;;) {
        const key = canonicalName(owner);
        // A CNAME loop ends here with the records so far, as in common servers.
        if (visited.has(key)) return end('NOERROR', false);
        visited.add(key);
        const records = names.get(key);
        // The response code is that of the last name of the chain (RFC 6604, section 3).
        if (!records) return end(exists(names, key) ? 'NOERROR' : 'NXDOMAIN', false);
        const matches = matching(owner, question.type, records);
        answers.push(...matches);
        const alias = records.get('CNAME')?.[0];
        if (matches.length > 0 || alias === undefined) return end('NOERROR', matches.length > 0);
        answers.push({ name: owner, type: 'CNAME', ttl: TTL_SECONDS, data: alias });
        owner = alias;
      }
    },
  };

  for (const [name, records] of Object.entries(initial)) {
    for (const [type, values] of Object.entries(records)) zone.set(name, type as DnsRecordType, values);
  }
  return zone;
}

/** Whether a name without records exists. It does when a name below it exists: an empty non-terminal (RFC 8020). */
function exists(names: ReadonlyMap<string, unknown>, name: string): boolean {
  return [...names.keys()].some((known) => known.endsWith(`.${name}`));
}

function matching(owner: string, type: string, records: ReadonlyMap<DnsRecordType, readonly string[]>): Answer[] {
  return [...records]
    .filter(([known]) => known === type || type === 'ANY')
    .flatMap(([known, values]) => values.map((value) => toAnswer(owner, known, value)));
}

function toAnswer(name: string, type: DnsRecordType, value: string): Answer {
  if (type === 'TXT') return { name, type, ttl: TTL_SECONDS, data: characterStrings(value) };
  return { name, type, ttl: TTL_SECONDS, data: value };
}

/** Splits a TXT value into strings of up to 255 octets each (RFC 1035, section 3.3.14). */
function characterStrings(value: string): Buffer[] {
  const bytes = Buffer.from(value, 'utf8');
  const chunks = [bytes.subarray(0, 255)];
  for (let start = 255; start < bytes.length; start += 255) chunks.push(bytes.subarray(start, start + 255));
  return chunks;
}
