import { useTexts } from '../../../texts/texts.tsx';

/** The colour of reports without branding. */
const OWN_ACCENT = '#0b6b6b';

interface ReportPreviewProps {
  readonly name: string;
  /** `#rrggbb`; empty: the colour of reports without branding. */
  readonly colour: string;
  /** A `data:` URL or a path on this server; null: none. */
  readonly logo: string | null;
}

/** A preview of the top of a report. The paper is white in every theme. */
export function ReportPreview({ name, colour, logo }: ReportPreviewProps) {
  const { branding: texts, common } = useTexts();
  const accent = /^#[0-9a-f]{6}$/i.test(colour) ? colour : OWN_ACCENT;
  return (
    <figure class="report-preview" aria-label={texts.preview}>
      <div class="paper" style={{ borderTopColor: accent }}>
        <div class="row">
          {logo !== null && <img src={logo} alt={texts.logo} />}
          <b>{name || common.product}</b>
        </div>
        <svg viewBox="0 0 240 64" aria-hidden="true">
          <rect width="96" height="10" rx="2" fill={accent} />
          <rect y="22" width="240" height="6" rx="2" fill="#dde3e8" />
          <rect y="36" width="200" height="6" rx="2" fill="#dde3e8" />
          <rect y="50" width="220" height="6" rx="2" fill="#dde3e8" />
        </svg>
      </div>
      <figcaption class="small muted">{texts.previewHint}</figcaption>
    </figure>
  );
}
