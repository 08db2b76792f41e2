/** A name that is valid in every file system. */
export const plainName = (text: string): string => text.replaceAll(/[^\w.-]+/g, '-');
