/** A name that every file system takes. */
export const plainName = (text: string): string => text.replaceAll(/[^\w.-]+/g, '-');
