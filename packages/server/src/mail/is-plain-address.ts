/** Plain ASCII, no quotes: what every mail server takes, and no character that means something in a header. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9.-]{1,253}$/;

/** Whether a text is one address and nothing else. */
export const isPlainAddress = (text: string): boolean => ADDRESS.test(text);
