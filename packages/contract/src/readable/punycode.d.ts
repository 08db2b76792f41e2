declare module 'punycode.js/punycode.es6.js' {
  /** Decodes the labels of a hostname that begin with `xn--`. @throws RangeError for what is no Punycode */
  export function toUnicode(hostname: string): string;
}
