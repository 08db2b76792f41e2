import { source, sourceEnd } from './source';

const LINE_FEED: i8 = 10;
/** Bytes that are looked at at once. */
const STEP = 16;

let counted: usize = 0;
let line: i32 = 1;

export function beginLines(): void {
  counted = source;
  line = 1;
}

/** The line of a place, from 1. Places must rise from call to call. */
export function lineAt(offset: i32): i32 {
  const end = min(source + <usize>offset, sourceEnd);
  const feeds = i8x16.splat(LINE_FEED);
  for (; counted + STEP <= end; counted += STEP) {
    line += popcnt(i8x16.bitmask(i8x16.eq(v128.load(counted), feeds)));
  }
  for (; counted < end; counted++) line += i32(load<u8>(counted) === <u8>LINE_FEED);
  return line;
}
