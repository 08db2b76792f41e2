import '../../../parts/tables/table.css';
import type { Crawl } from '@linkvitals/contract/types';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { type FigureName, type FigureRow, figureRows } from './figure-rows.ts';

/** Functions that format the figures and their changes. */
function useFigureTexts() {
  const format = useFormat();
  const figure = (name: FigureName, value: number | null): string => {
    if (value === null) return '–';
    if (name === 'took') return format.duration(value);
    return name === 'load' ? format.milliseconds(value) : format.number(value);
  };
  const change = ({ name, change: by }: FigureRow): string => {
    if (by === null) return '–';
    if (by === 0) return '0';
    if (name === 'took') return `${by > 0 ? '+' : '−'}${format.duration(Math.abs(by))}`;
    return name === 'load' ? format.millisecondsChange(by) : format.change(by);
  };
  return { figure, change };
}

/** The figures of two crawls side by side, each with its change. */
export function FiguresTable({ base, head }: { readonly base: Crawl; readonly head: Crawl }) {
  const { compare } = useTexts();
  const { columns, rows } = compare;
  const { figure, change } = useFigureTexts();
  return (
    <div class="card table-card">
      <table class="compare-figures" aria-label={compare.figures}>
        <thead>
          <tr>
            <th scope="col">{columns.figure}</th>
            {[columns.before, columns.after, columns.change].map((column) => (
              <th key={column} scope="col" class="num">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figureRows(base, head).map((row) => (
            <tr key={row.name}>
              <th scope="row">{rows[row.name]}</th>
              <td class="num">{figure(row.name, row.before)}</td>
              <td class="num">{figure(row.name, row.after)}</td>
              <td class="num">
                {row.change === 0 ? <span class="zero">{change(row)}</span> : <b class={row.tone}>{change(row)}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
