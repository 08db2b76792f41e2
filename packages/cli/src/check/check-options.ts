export interface CheckOptions {
  readonly format: 'text' | 'json';
  readonly maxPages: number;
  readonly depth: number;
  readonly concurrency: number;
  /** Requests a second to the own host; 0 = no limit. Undefined: adaptive. */
  readonly rate?: number;
  /** Seconds for one request. */
  readonly timeout: number;
  readonly userAgent?: string;
  readonly header?: Readonly<Record<string, string>>;
  readonly exclude?: readonly string[];
  readonly allowPrivate?: boolean;
  readonly robots: boolean;
  readonly sitemap: boolean;
}
