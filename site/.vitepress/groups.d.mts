export const groups: Readonly<Record<string, readonly string[]>>;
