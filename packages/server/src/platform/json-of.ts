declare const shown: unique symbol;

/** JSON of an object of the API in UTF-8, which is sent unchanged */
export type JsonOf<Shown> = Buffer & { readonly [shown]?: Shown };

export const toJson = <Shown>(what: Shown): JsonOf<Shown> => Buffer.from(JSON.stringify(what));
