/** Address of the start tag that is being read. */
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
