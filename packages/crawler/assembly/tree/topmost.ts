import { HTML, MATH, SVG } from '../../src/page/markup/namespaces';
import { knownElements } from '../elements';
import { doubled, take } from '../memory';

/** Depth of the topmost element of each name and namespace. */
let topmost: usize = 0;
let room: i32 = 0;

export function beginTopmost(): void {
  room = (knownElements() + 64) * 3;
  topmost = take(room << 2);
  memory.fill(topmost, 0, room << 2);
}

/** Sets the depth and returns the one before. */
export function setTopmost(element: i32, namespace: i32, at: i32): i32 {
  const key = element * 3 + namespace;
  if (key >= room) makeRoomFor(key);
  const place = topmost + (key << 2);
  const before = load<i32>(place);
  store<i32>(place, at);
  return before;
}

/** Sets the depth back, for an element that was pushed, so that there is room for it. */
export function resetTopmost(element: i32, namespace: i32, at: i32): void {
  store<i32>(topmost + ((element * 3 + namespace) << 2), at);
}

function makeRoomFor(key: i32): void {
  const before = room;
  while (key >= room) {
    topmost = doubled(topmost, room << 2);
    room *= 2;
  }
  memory.fill(topmost + (before << 2), 0, (room - before) << 2);
}

/** Depth of the topmost element of that name and namespace. */
export function last(element: i32, namespace: i32 = HTML): i32 {
  const key = element * 3 + namespace;
  return key < room ? load<i32>(topmost + (key << 2)) : 0;
}

/** Depth of the topmost element of that name outside of HTML. */
export function lastForeign(element: i32): i32 {
  return max(last(element, SVG), last(element, MATH));
}
