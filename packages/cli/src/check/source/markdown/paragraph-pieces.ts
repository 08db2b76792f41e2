/** Longest text of one paragraph, heading or cell that is read as a whole: what a reader holds of it grows with it. */
const PIECE = 256 * 1_024;

export interface Piece {
  readonly text: string;
  /** Line breaks of the paragraph before it. */
  readonly lines: number;
}

/** A paragraph in pieces that are short enough to be read, cut where a line or a word ends. Mostly it is one. */
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
