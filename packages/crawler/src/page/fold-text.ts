import { decodeHTML } from 'entities';
import { detach } from './detach.ts';

/** Decodes entities, folds white space, cuts (never inside a surrogate pair), and lets go of the page. */
export function foldText(source: string, longest: number): string {
  const decoded = source.includes('&') ? decodeHTML(source) : source;
  const folded = decoded.replace(/\s+/g, ' ').trim();
  const cut = folded.length > longest ? folded.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : folded;
  return detach(cut);
}
