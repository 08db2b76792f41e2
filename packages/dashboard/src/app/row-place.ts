const ROW = 'li, tr, article';

interface Stand {
  readonly row: Element;
  readonly list: Element;
  readonly index: number;
}

/** The place of an element: its row, the rows around that, and the sections around its lists. */
export interface RowPlace {
  readonly stands: readonly Stand[];
  readonly sections: readonly Element[];
}

/** The elements around another that match a selector, nearest first. */
function around(element: Element, selector: string): readonly Element[] {
  const found: Element[] = [];
  for (let next = element.closest(selector); next !== null; next = next.parentElement?.closest(selector) ?? null) {
    found.push(next);
  }
  return found;
}

/** Notes the place of an element. Call it while the element is in the page. */
export function placeOf(element: Element): RowPlace {
  const stands = around(element, ROW).flatMap((row) => {
    const list = row.parentElement;
    return list === null ? [] : [{ row, list, index: [...list.children].indexOf(row) }];
  });
  return { stands, sections: around(element, 'section') };
}

/** The element that names a row or a section, so that screen readers say where the focus is. */
function headingOf(part: Element): HTMLElement {
  const heading = part.querySelector<HTMLElement>('h1, h2, h3, h4, th[scope="row"], td') ?? (part as HTMLElement);
  const control = heading.querySelector<HTMLElement>('a[href], button');
  if (control !== null) return control;
  heading.tabIndex = -1;
  return heading;
}

/**
 * The element to focus when the element of a place is gone: the heading of its row, else of the row that took its index, else of the
 * last row, else of the section around the list; null: all of these are gone.
 */
export function goOnFrom({ stands, sections }: RowPlace): HTMLElement | null {
  const stand = stands.find(({ row, list }) => row.isConnected || (list.isConnected && list.children.length > 0));
  if (stand !== undefined) {
    const { row, list, index } = stand;
    const next = row.isConnected ? row : list.children[Math.min(index, list.children.length - 1)];
    if (next !== undefined) return headingOf(next);
  }
  const section = sections.find(({ isConnected }) => isConnected);
  return section === undefined ? null : headingOf(section);
}
