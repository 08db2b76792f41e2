type Column = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** Returns the column itself if it has `size` places, else a copy with twice the places, or with `size`; new places hold 0. */
export function withRoom<T extends Column>(column: T, size: number): T {
  if (size <= column.length) return column;
  const larger = new (column.constructor as new (length: number) => T)(Math.max(size, column.length * 2));
  larger.set(column);
  return larger;
}
