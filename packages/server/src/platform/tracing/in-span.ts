import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

interface SpanOptions {
  /**
   * Parent of the span. Default: the span under way. `root`: a new trace. Text: `traceparent` of the span that it
   * follows.
   */
  readonly under?: 'root' | { readonly traceparent: string | null };
  /** Default `internal`. */
  readonly kind?: 'internal' | 'producer' | 'client';
  /** Ids and numbers; never a URL, a header or a body, which may be secrets */
  readonly attributes: Attributes;
}

const kinds = { internal: SpanKind.INTERNAL, producer: SpanKind.PRODUCER, client: SpanKind.CLIENT } as const;

function contextOf(under: SpanOptions['under']) {
  if (under === undefined) return context.active();
  return under === 'root' ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, under);
}

/** Sets further attributes while the work is under way. */
export type SetAttributes = (attributes: Attributes) => void;

/**
 * Does work in a span of OpenTelemetry. Spans go to the SDK that the operator has loaded into the process; without one
 * it only does the work. Of an error the span has the name only, because messages may hold secrets.
 */
export function inSpan<T>(
  name: string,
  { under, kind = 'internal', attributes }: SpanOptions,
  work: (set: SetAttributes) => Promise<T>,
): Promise<T> {
  const run = async (span: Span): Promise<T> => {
    try {
      return await work((more) => void span.setAttributes(more));
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
  return trace.getTracer('linkvitals').startActiveSpan(name, { kind: kinds[kind], attributes }, contextOf(under), run);
}

/** The span under way as `traceparent` of W3C Trace Context, for work that follows elsewhere; null without a tracer. */
export function currentTraceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}
