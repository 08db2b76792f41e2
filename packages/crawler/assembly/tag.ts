/** Where the start tag stands that is being taken. */
export let tagStart: usize = 0;
export let tagEnd: usize = 0;
export let selfClosing: bool = false;

export function beginTag(start: usize): void {
  tagStart = start;
  selfClosing = false;
}

export function closeItself(): void {
  selfClosing = true;
}

export function endTagAt(end: usize): void {
  tagEnd = end;
}
