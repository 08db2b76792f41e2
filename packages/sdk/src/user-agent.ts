import { version } from './version.ts';

/** The parts of the runtime's global object that are looked at; every one may be missing. */
export interface RuntimeGlobals {
  readonly document?: unknown;
  readonly process?: {
    readonly versions?: { readonly [name: string]: string | undefined };
    readonly platform?: string;
  };
}

/**
 * `my-app/2.0 linkvitals-sdk/1.0.0 (node/24.1.0; linux)`.
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
  // A worker of some kind: it may be one of a browser, so only what the application sets.
  if (runtime === undefined && product === undefined) return undefined;
  const comment = runtime === undefined ? '' : ` (${runtime}/${versions?.[runtime]}; ${platform ?? 'unknown'})`;
  return `${product === undefined ? '' : `${product} `}linkvitals-sdk/${version}${comment}`;
}
