interface StreamEvent {
  readonly id: number;
  readonly event: string;
  readonly data: unknown;
}

/** Formats events as the HTML standard requires (section 9.2.5); `alive` becomes a comment, which no client sees. */
export async function* eventStream(signals: AsyncIterable<StreamEvent | 'alive'>): AsyncGenerator<string> {
  for await (const signal of signals) {
    if (signal === 'alive') yield ': alive\n\n';
    else yield `id: ${signal.id}\nevent: ${signal.event}\ndata: ${JSON.stringify(signal.data)}\n\n`;
  }
}
