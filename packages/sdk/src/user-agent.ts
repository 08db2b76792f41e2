import { version } from './version.ts';

/** The members of the runtime's global object that are read; each may be missing. */
export interface RuntimeGlobals {
  readonly document?: unknown;
  readonly process?: {
    readonly versions?: { readonly [name: string]: string | undefined };
    readonly platform?: string;
  };
}

/**
 * The User-Agent header: `my-app/2.0 linkvitals-sdk/1.0.0 (node/24.1.0; linux)`.
 * @param product The application's own token, put in front.
 * @returns undefined in a browser, which sends its own; setting the header there costs a CORS preflight or is refused.
 */
export function userAgent(
  product?: string,
  globals: RuntimeGlobals = globalThis as RuntimeGlobals,
): string | undefined {
  if (globals.document !== undefined) return undefined;
  const { versions, platform } = globals.process ?? {};
  const runtime = ['bun', 'deno', 'node'].find((name) => versions?.[name] !== undefined);
  // This is a worker of some kind. It may be a browser's, so only the application's token is sent.
  if (runtime === undefined && product === undefined) return undefined;
  const comment = runtime === undefined ? '' : ` (${runtime}/${versions?.[runtime]}; ${platform ?? 'unknown'})`;
  return `${product === undefined ? '' : `${product} `}linkvitals-sdk/${version}${comment}`;
}
