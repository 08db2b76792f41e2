import { useTexts } from '../../texts/texts.tsx';

/** Ids of the sections, in their order on the page. */
export type SectionId = 'mails' | 'crawl' | 'schedule' | 'agency' | 'at-once';

/** Brings a section into sight. Its heading gets the focus, so that the keyboard and screen readers go on from there. */
function goTo(id: SectionId): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** The sections of the page, which is several windows long. They are buttons, because a link with `#` would leave the page, due to <base>. */
export function SectionLinks() {
  const { domainSettings: texts } = useTexts();
  const sections: readonly (readonly [SectionId, string])[] = [
    ['mails', texts.notifications.title],
    ['crawl', texts.crawl.title],
    ['schedule', texts.schedule.title],
    ['agency', texts.agency.title],
    ['at-once', texts.atOnce.title],
  ];
  return (
    <nav class="section-links" aria-label={texts.sections}>
      {sections.map(([id, title]) => (
        <button key={id} type="button" onClick={() => goTo(id)}>
          {title}
        </button>
      ))}
    </nav>
  );
}
