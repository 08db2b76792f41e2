/** Max characters of one paragraph, heading or cell that are parsed at once, because memory grows with them. */
const PIECE = 256 * 1_024;

export interface Piece {
  readonly text: string;
  /** The number of line breaks of the paragraph before this piece. */
  readonly lines: number;
}

/** Cuts a paragraph into short pieces, at the end of a line or word. Mostly there is one piece. */
export function* piecesOf(text: string): Generator<Piece> {
  let lines = 0;
  for (let from = 0; from < text.length; ) {
    const end = endOfPiece(text, from);
    const piece = text.slice(from, end);
    yield { text: piece, lines };
    from = end;
    if (from < text.length) lines += piece.split('\n').length - 1;
  }
}

function endOfPiece(text: string, from: number): number {
  const limit = from + PIECE;
  if (limit >= text.length) return text.length;
  const window = text.slice(from, limit);
  const lineEnd = window.lastIndexOf('\n') + 1;
  const wordEnd = window.lastIndexOf(' ') + 1;
  return lineEnd > 0 ? from + lineEnd : wordEnd > 0 ? from + wordEnd : limit;
}

export const isOnePiece = (text: string): boolean => text.length <= PIECE;
