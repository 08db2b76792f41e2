import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { ExternalHosts, VerdictFacts } from '@linkvitals/crawler';
import type { Outbound } from '@linkvitals/outbound';
import type { Io } from '../../io.ts';
import { version } from '../../version.ts';
import type { PrivateHeaders } from '../credentials/private-headers.ts';
import type { CheckOptions } from '../options/check-options.ts';
import type { SiteAccess } from '../options/site-access.ts';
import type { Remapping } from '../remap/remapping.ts';
import { systemReason } from '../report/system-reason.ts';
import { agesOf, type CacheAges } from './cache-age.ts';
import { type CacheEntry, chainOf, isLasting } from './cache-entry.ts';
import { cachePath, DEFAULT_FOLDER, readCache, writeCache } from './cache-file.ts';
import { SecretsHash } from './secrets-hash.ts';

interface CacheParts {
  readonly options: CheckOptions;
  readonly io: Pick<Io, 'cwd' | 'stderr'>;
  readonly access: SiteAccess;
  readonly mapping: Remapping | undefined;
  readonly credentials: PrivateHeaders | undefined;
}

interface OpenedParts extends CacheParts {
  readonly path: string;
  readonly name: string;
  readonly entries: readonly CacheEntry[];
  /** The file cannot be used, and is replaced. */
  readonly isFlawed: boolean;
}

/**
 * Opens the cache of `--cache`; undefined without it. A file that cannot be used is reported, and replaced at the end.
 *
 * @throws UsageError for a folder that has other files
 */
export async function openCache(parts: CacheParts): Promise<VerdictCache | undefined> {
  const { options, io } = parts;
  if (options.cache === undefined || options.cache === false) return undefined;
  const name = options.cache === true ? DEFAULT_FOLDER : options.cache;
  const path = await cachePath(resolve(io.cwd, name), name);
  const { entries, flaw } = await readCache(path);
  if (flaw !== undefined)
    io.stderr.write(`The cache in ${name} ${flaw}. Everything is requested, and it is replaced.\n`);
  return new VerdictCache({ ...parts, path, name, entries, isFlawed: flaw !== undefined });
}

/** Verdicts on URLs of other hosts, from earlier checks. */
export class VerdictCache {
  readonly #parts: OpenedParts;
  readonly #ages: CacheAges;
  readonly #context: string;
  readonly #hash = new SecretsHash();
  readonly #entries = new Map<string, CacheEntry>();
  /** Times and verdicts of what this check requested; undefined for a verdict that is not kept. */
  readonly #fresh = new Map<string, { readonly at: number; readonly entry: CacheEntry | undefined }>();
  /** URLs that were requested from their own hosts, and not answered by this machine or another place. */
  readonly #sent = new Set<string>();
  readonly #used = new Set<string>();

  constructor(parts: OpenedParts) {
    const { options, access, entries } = parts;
    this.#parts = parts;
    this.#ages = agesOf(options.cacheAge);
    // The rules of verdicts belong to the version. A private address may be refused, or reached by another name.
    const context = JSON.stringify([version, access.allowCidrs, access.connectTo]);
    this.#context = createHash('sha256').update(context).digest('hex').slice(0, 16);
    for (const entry of entries) this.#entries.set(keyOf(entry), entry);
  }

  /** Number of verdicts that came from the cache. */
  get used(): number {
    return this.#used.size;
  }

  /** Notes that the verdict on a URL came from the cache. Returns its age, ms. */
  noteUse(url: string): number {
    this.#used.add(url);
    return Date.now() - (this.#find(url)?.at ?? Date.now());
  }

  /**
   * An outbound client that notes which URLs are requested by it.
   *
   * @param site URL of the site itself, whose verdicts are never kept
   */
  watch(outbound: Outbound, site: URL): Outbound {
    const own = `${site.origin}/`;
    return {
      request: (request) => {
        if (!request.url.startsWith(own)) this.#sent.add(request.url);
        return outbound.request(request);
      },
      check: (url, signal) => outbound.check(url, signal),
      close: () => outbound.close(),
    };
  }

  /** External hosts whose verdicts are those of this cache. */
  wrap(hosts: ExternalHosts): ExternalHosts {
    return {
      ...hosts,
      cached: (url) => this.#lookUp(url)?.facts,
      remember: (url, facts) => this.#remember(url, facts),
    };
  }

  #find(url: string): CacheEntry | undefined {
    return this.#entries.get(keyOf({ url, context: this.#context }));
  }

  #lookUp(url: string): CacheEntry | undefined {
    const entry = this.#find(url);
    if (entry === undefined || this.#fresh.has(keyOf(entry)) || !this.#isYoung(entry, Date.now())) return undefined;
    const chain = chainOf(url, entry.facts);
    if (chain.some((one) => this.#parts.mapping?.find(one) !== undefined)) return undefined;
    return this.#secretsOf(chain, entry.secrets) === entry.secrets ? entry : undefined;
  }

  /** An entry of the future is of a clock that was wrong, then or now. */
  #isYoung({ at, facts }: CacheEntry, now: number): boolean {
    return at <= now && now - at < this.#ages[facts.verdict];
  }

  /** The hash of the headers that requests of these URLs carry; undefined when none carries any. */
  #secretsOf(chain: readonly string[], like?: string): string | undefined {
    const headers = chain.map((url) => this.#parts.credentials?.for(url));
    return headers.every((one) => one === undefined) ? undefined : this.#hash.of(JSON.stringify(headers), like);
  }

  #remember(url: string, facts: VerdictFacts): void {
    const at = Date.now();
    const chain = chainOf(url, facts);
    const key = { url, context: this.#context };
    let entry: CacheEntry | undefined;
    if (isLasting(facts) && chain.every((one) => this.#sent.has(one) && !hasUser(one))) {
      const secrets = this.#secretsOf(chain, this.#find(url)?.secrets);
      const { firstByteMs: _, ...lasting } = facts;
      entry = { ...key, at, ...(secrets === undefined ? {} : { secrets }), facts: lasting };
    }
    this.#fresh.set(keyOf(key), { at, entry });
  }

  /**
   * Adds what this check requested to the file, beside what another check wrote meanwhile. A file that cannot be written is reported; the
   * check goes on without.
   */
  async save(): Promise<void> {
    const { path, name, io, isFlawed } = this.#parts;
    if (this.#fresh.size === 0 && !isFlawed) return;
    try {
      const now = Date.now();
      const kept = new Map<string, CacheEntry>();
      for (const entry of (await readCache(path)).entries) {
        const fresh = this.#fresh.get(keyOf(entry));
        const isNewest = fresh === undefined || (entry.at > fresh.at && entry.at <= now);
        if (isNewest && entry.at <= now && this.#isOfUse(entry, now)) kept.set(keyOf(entry), entry);
      }
      for (const [key, { entry }] of this.#fresh) if (entry !== undefined && !kept.has(key)) kept.set(key, entry);
      await writeCache(path, [...kept.values()]);
    } catch (error) {
      io.stderr.write(`The cache in ${name} could not be written: ${systemReason(error)}.\n`);
    }
  }

  /** Whether this check, or one with default ages, would take an entry. */
  #isOfUse({ at, facts }: CacheEntry, now: number): boolean {
    return now - at < Math.max(this.#ages[facts.verdict], agesOf()[facts.verdict]);
  }
}

const keyOf = ({ url, context }: Pick<CacheEntry, 'url' | 'context'>): string => `${context} ${url}`;

/** Whether a URL holds a user or a password. */
function hasUser(url: string): boolean {
  const { username = '', password = '' } = URL.parse(url) ?? {};
  return username !== '' || password !== '';
}
