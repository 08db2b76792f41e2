/** Changes to the parts of a chunked body. */
export interface ChunkWriting {
  /** Returns the new line with the size of a chunk, without its end. */
  size?(line: string): string;
  /** Returns the new end of a line. */
  end?(end: string): string;
  /** Returns the new lines behind the last chunk, without the empty one. */
  trailers?(lines: string): string;
}

/** Rewrites the chunks of a body, up to a part that is none; that part and the rest stay unchanged. */
export function rewriteChunks(body: string, writing: ChunkWriting): string {
  const { size = same, end = same, trailers = same } = writing;
  let out = '';
  let at = 0;
  for (;;) {
    const [all, line, lineEnd] = /^([0-9a-f]+[^\r\n]*)(\r?\n)/i.exec(body.slice(at)) ?? [];
    if (all === undefined || line === undefined || lineEnd === undefined) return out + body.slice(at);
    at += all.length;
    out += size(line) + end(lineEnd);
    const length = Number.parseInt(line, 16);
    if (length === 0) break;
    const [chunkEnd] = /^\r?\n/.exec(body.slice(at + length)) ?? [];
    if (chunkEnd === undefined) return out + body.slice(at);
    out += body.slice(at, at + length) + end(chunkEnd);
    at += length + chunkEnd.length;
  }
  const [all, lines, last] = /^((?:[^\n]*[^\r\n][^\n]*\n)*)(\r*\n)/.exec(body.slice(at)) ?? [];
  if (all === undefined || lines === undefined || last === undefined) return out + body.slice(at);
  return out + trailers(lines).replaceAll(/\r?\n/g, end) + end(last) + body.slice(at + all.length);
}

const same = (text: string): string => text;
