/** The icons: outlines on a grid of 24, drawn for the dashboard. */
const shapes = {
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z',
  book: 'M5 4.5h10.5a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3ZM5 17a3 3 0 0 1 3-3h10.5M9 8.5h5.5',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  plus: 'M12 5v14M5 12h14',
  copy: 'M9 9h10v10H9ZM5 15V5h10',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm7 10 5 5 5-5',
  sortable: 'm8 9.500 4-4 4 4M8 14.500l4 4 4-4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.600 5.600l1 1M17.400 17.400l1 1M5.600 18.400l1-1M17.400 6.600l1-1',
  moon: 'M19.5 14.5A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z',
  out: 'M10 5H5v14h14v-5M13.500 5H19v5.500M19 5l-8.500 8.500',
  go: 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
  keyboard: 'M3 6.5h18v11H3ZM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8',
  key: 'M8.5 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM11.700 12.300 20 4M16.5 7.5l2.5 2.5',
  warning: 'M12 4 2.800 19.5h18.400ZM12 10v4.5M12 17h.01',
  failure: 'M8.3 3.5h7.4L20.5 8.3v7.4L15.7 20.5H8.3L3.5 15.7V8.3ZM12 7.8v5M12 16.2h.01',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11.3v4.7M12 8h.01',
  signOut: 'M14 4.5H6v15h8M11 12h9.5M17 8.5l3.5 3.5-3.5 3.5',
  play: 'M8 5.5v13l10.5-6.5Z',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.800 12.5h8.400L17 7M10.5 10.5v6M13.5 10.5v6',
  history: 'M4 12a8 8 0 1 0 2.600-5.900L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.800',
  file: 'M6.5 3.5h7l4 4v13h-11ZM13.5 3.5v4h4M9 12.5h6M9 16h6',
  eye: 'M2.5 12c2.400-4.300 5.600-6.5 9.5-6.5s7.100 2.200 9.5 6.5c-2.400 4.300-5.600 6.5-9.5 6.5S4.900 16.300 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  trend: 'M4 5v14h16M8 15l4-5 3 3 4.5-6.5',
  send: 'M20.5 3.5 3.5 10l7 3.5 3.5 7ZM10.500 13.500l5-5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.800-3.700 3.600-5.5 7.5-5.5s6.700 1.800 7.5 5.5',
} as const;

export type IconName = keyof typeof shapes;

/** An icon that decorates a word. A button with only an icon needs a label of its own. */
export function Icon({ name, size = 17 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width={name === 'more' ? 3 : 1.8}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
