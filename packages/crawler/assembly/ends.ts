import { EXCLAMATION, GREATER_THAN, HYPHEN, LESS_THAN, SLASH } from './characters';
import { nameLength, nameLetter } from './names';
import { isSpace, sourceEnd, toLower } from './source';

/* Ends of pieces of markup that begin at a place; the end of the source if a piece does not end. */

const ONES: u64 = 0x0101010101010101;
const HIGH_BITS: u64 = 0x8080808080808080;

/** A comment ends with `-->` or `--!>`; `<!-->` and `<!--->` are whole ones. */
export function endOfComment(from: usize): usize {
  if (load<u8>(from) === GREATER_THAN) return from + 1;
  if (load<u8>(from) === HYPHEN && load<u8>(from + 1) === GREATER_THAN) return from + 2;
  for (let at = from; at < sourceEnd; at++) {
    if (load<u8>(at) !== HYPHEN || load<u8>(at + 1) !== HYPHEN) continue;
    const c: i32 = load<u8>(at + 2);
    if (c === GREATER_THAN) return at + 3;
    if (c === EXCLAMATION && load<u8>(at + 3) === GREATER_THAN) return at + 4;
  }
  return sourceEnd;
}

/** Address of the end tag that ends the text of the element; the end of the source when there is none. */
export function endOfRawText(element: i32, from: usize): usize {
  const length = nameLength(element);
  for (let at = from; at < sourceEnd; at++) {
    if (load<u8>(at) === LESS_THAN && load<u8>(at + 1) === SLASH && isEndOf(element, at + 2, length)) return at;
  }
  return sourceEnd;
}

/** The `<` at this address begins an end tag of the element. */
export function isEndTagOf(element: i32, at: usize): bool {
  return load<u8>(at + 1) === SLASH && isEndOf(element, at + 2, nameLength(element));
}

/** The name of the element and a delimiter stand at this address. */
function isEndOf(element: i32, at: usize, length: i32): bool {
  for (let i = 0; i < length; i++) if (toLower(load<u8>(at + i)) !== nameLetter(element, i)) return false;
  return endsTagName(load<u8>(at + length));
}

function endsTagName(c: i32): bool {
  return c === GREATER_THAN || c === SLASH || isSpace(c);
}

/**
 * Address of the `</script` that ends a script whose text begins at `from`; the end of the source when there is none. Inside `<!--` a
 * `<script` opens a level that its own `</script` closes (HTML standard, 13.2.5.15 to 13.2.5.31).
 */
export function endOfScript(from: usize): usize {
  let inComment = false;
  let inInnerScript = false;
  for (let at = from; at < sourceEnd; at++) {
    const c: i32 = load<u8>(at);
    if (c === HYPHEN) {
      if (load<u8>(at + 1) === HYPHEN && load<u8>(at + 2) === GREATER_THAN) {
        inComment = false;
        inInnerScript = false;
      }
    } else if (c === LESS_THAN) {
      const next: i32 = load<u8>(at + 1);
      if (next === EXCLAMATION) {
        // The hyphens may be those of the end: `<!-->`.
        if (load<u8>(at + 2) === HYPHEN && load<u8>(at + 3) === HYPHEN) inComment = true;
      } else if (next === SLASH) {
        if (!isScript(at + 2)) continue;
        if (!inInnerScript) return at;
        inInnerScript = false;
      } else if (isScript(at + 1)) inInnerScript = inComment;
    }
  }
  return sourceEnd;
}

/** `script`, in any case, and a delimiter stand at this address. */
function isScript(at: usize): bool {
  return (
    (load<u32>(at) | 0x20202020) === 0x69726373 &&
    (load<u16>(at + 4) | 0x2020) === 0x7470 &&
    endsTagName(load<u8>(at + 6))
  );
}

/** Address behind the next `>`; the end of the source when there is none. */
export function afterMark(from: usize): usize {
  const at = placeOf(GREATER_THAN, from);
  return at === sourceEnd ? at : at + 1;
}

/** Address of the next such byte, which is ASCII; the end of the source when there is none. Compares eight bytes at a time. */
export function placeOf(c: i32, from: usize): usize {
  const wanted = <u64>c * ONES;
  for (let at = from; at < sourceEnd; at += 8) {
    const differences = load<u64>(at) ^ wanted;
    // The lowest of these bits is in the first byte that does not differ.
    const same = (differences - ONES) & ~differences & HIGH_BITS;
    if (same !== 0) return min(at + <usize>(ctz(same) >> 3), sourceEnd);
  }
  return sourceEnd;
}
