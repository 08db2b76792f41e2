// Namespaces of elements. Shared with the scanner (packages/crawler/assembly).
export const HTML = 0;
export const SVG = 1;
export const MATH = 2;
