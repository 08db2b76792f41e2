/** Whether a URL leads to the machine of the reader, so that it is of no use to anybody else. */
export const isOnThisMachine = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
