/** A page of a list, as in the service's answer. */
export interface ListPage<T> {
  readonly data: readonly T[];
  /** Cursor of the next page; null on the last page. */
  readonly next_cursor: string | null;
}

/** Fetches the page at a cursor; undefined for the first page. */
export type FetchPage<T> = (cursor: string | undefined) => PromiseLike<ListPage<T>>;

/**
 * A list that is fetched page by page while it is read with `for await`; `await` gives its first page. Nothing is
 * requested before. Every reader starts at the beginning. An iterator survives an error: the next `next()` requests the
 * same page again, so no item is lost or repeated.
 * @example
 * for await (const domain of client.domains.list()) console.log(domain.hostname);
 * const { data, next_cursor } = await client.domains.list({ limit: 50 });
 */
export class List<T> implements AsyncIterable<T>, PromiseLike<ListPage<T>> {
  readonly #fetchPage: FetchPage<T>;

  constructor(fetchPage: FetchPage<T>) {
    this.#fetchPage = fetchPage;
  }

  /** Requests the first page; it is what `await` calls. */
  // biome-ignore lint/suspicious/noThenProperty: being awaitable is the point of the method
  then<Result = ListPage<T>, Failure = never>(
    onFulfilled?: ((page: ListPage<T>) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): PromiseLike<Result | Failure> {
    return this.#fetchPage(undefined).then(onFulfilled, onRejected);
  }

  /** The pages of the list, for callers who keep the cursor. */
  pages(): AsyncIterableIterator<ListPage<T>> {
    let cursor: string | undefined;
    let isLast = false;
    return resumable(async () => {
      if (isLast) return undefined;
      const page = await this.#fetchPage(cursor);
      // The cursor moves only now, so that the same page is requested again after an error.
      cursor = page.next_cursor ?? undefined;
      isLast = page.next_cursor === null;
      return { value: page };
    });
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<T> {
    const pages = this.pages();
    let items: Iterator<T> = [].values();
    return resumable(async () => {
      for (;;) {
        const item = items.next();
        if (!item.done) return { value: item.value };
        const page = await pages.next();
        if (page.done) return undefined;
        items = page.value.data.values();
      }
    });
  }

  /**
   * All items, or the first `limit` ones.
   * @param options.limit Maximum of items to return. Default: no limit.
   */
  async toArray({ limit = Number.POSITIVE_INFINITY }: { readonly limit?: number | undefined } = {}): Promise<T[]> {
    const items: T[] = [];
    if (limit <= 0) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= limit) break;
    }
    return items;
  }
}

/**
 * An async iterator over the values of `advance`, until it gives undefined. Unlike a generator it survives an error;
 * like one it runs calls one at a time, in order.
 */
function resumable<T>(advance: () => Promise<{ value: T } | undefined>): AsyncIterableIterator<T> {
  let isDone = false;
  let last: Promise<unknown> = Promise.resolve();
  const next = async (): Promise<IteratorResult<T, undefined>> => {
    const step = isDone ? undefined : await advance();
    isDone ||= step === undefined;
    return step === undefined ? { done: true, value: undefined } : { done: false, value: step.value };
  };
  return {
    next: () => {
      const result = last.then(next, next);
      last = result;
      return result;
    },
    return: async () => {
      isDone = true;
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
