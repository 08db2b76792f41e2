declare const shown: unique symbol;

/** JSON, UTF-8, of what the API shows: where it was made before, it is sent as it is. */
export type JsonOf<Shown> = Buffer & { readonly [shown]?: Shown };

export const toJson = <Shown>(what: Shown): JsonOf<Shown> => Buffer.from(JSON.stringify(what));
