/**
 * A plain ASCII address without quotes, which every mail server accepts and whose characters have no meaning in a
 * header
 */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9.-]{1,253}$/;

/** Whether a text is one address and nothing else. */
export const isPlainAddress = (text: string): boolean => ADDRESS.test(text);
