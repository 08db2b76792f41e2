import { createHmac } from 'node:crypto';
import { BODY_VARIANTS } from './body-variants.ts';
import type { Finding, Variant } from './finding.ts';
import { LAYOUT, LAYOUT_VARIANTS, type Layout } from './layout-variants.ts';
import { SECRET_VARIANTS } from './secret-variants.ts';

export interface Signed {
  readonly body: Buffer;
  /** The digits of `t` as written in the header. */
  readonly digits: string;
  /** 64 lower-case hex digits each. */
  readonly signatures: readonly string[];
  readonly secrets: readonly string[];
}

interface Candidate<T> {
  readonly value: T;
  readonly findings: readonly Finding[];
}

/** Max bytes of a body for pairs of changes, because many bytes have to be hashed; events have a few KiB. */
const MAX_BYTES_FOR_PAIRS = 64 * 1024;

/**
 * Tries common changes of body, secret and layout, the fewest first, until a signature fits. Returns the changes; empty
 * when the request fits as it is, undefined when nothing fits. It explains; it does not verify.
 */
export function findWhatWasSigned(signed: Signed): readonly Finding[] | undefined {
  for (const { body, key, layout } of attempts(signed)) {
    const mac = createHmac('sha256', key.value);
    for (const part of layout.value.message(signed.digits, body.value)) mac.update(part);
    // This comparison need not be in constant time, because the caller has secret and signature.
    if (!signed.signatures.includes(mac.digest('hex'))) continue;
    return [...body.findings, ...key.findings, ...layout.findings];
  }
  return undefined;
}

interface Attempt {
  readonly body: Candidate<Buffer>;
  readonly key: Candidate<Buffer>;
  readonly layout: Candidate<Layout>;
}

function* attempts({ body: given, secrets }: Signed): Generator<Attempt> {
  const asIs = { value: given, findings: [] };
  const keys = secrets.map((secret) => ({ value: Buffer.from(secret), findings: [] }));
  const right = { value: LAYOUT, findings: [] };
  const bodies = varied(asIs, BODY_VARIANTS);
  const otherKeys = keys.flatMap((key) => varied(key, SECRET_VARIANTS));
  const layouts = LAYOUT_VARIANTS.map((value) => ({ value, findings: [value] }));

  yield* product([asIs], keys, [right]);
  yield* product(bodies, keys, [right]);
  yield* product([asIs], otherKeys, [right]);
  yield* product([asIs], keys, layouts);
  if (given.length <= MAX_BYTES_FOR_PAIRS) {
    for (const body of bodies) yield* product(varied(body, BODY_VARIANTS), keys, [right]);
  }
  yield* product(bodies, otherKeys, [right]);
  yield* product([asIs], otherKeys, layouts);
  yield* product(bodies, keys, layouts);
}

function* product(
  bodies: readonly Candidate<Buffer>[],
  keys: readonly Candidate<Buffer>[],
  layouts: readonly Candidate<Layout>[],
): Generator<Attempt> {
  for (const body of bodies) for (const key of keys) for (const layout of layouts) yield { body, key, layout };
}

/** The results of all changes that change something. */
function varied(from: Candidate<Buffer>, variants: readonly Variant<Buffer>[]): readonly Candidate<Buffer>[] {
  return variants.flatMap(({ code, text, change }) => {
    const value = change(from.value);
    if (value === undefined || value.equals(from.value)) return [];
    return [{ value, findings: [...from.findings, { code, text }] }];
  });
}
