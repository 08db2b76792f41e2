import { useTexts } from '../../texts/texts.tsx';

interface DownloadTextProps {
  readonly value: string;
  readonly fileName: string;
  /** Name of the text for screen readers, such as "the key". */
  readonly what: string;
}

/** A button that saves a text as a file on the device. */
export function DownloadText({ value, fileName, what }: DownloadTextProps) {
  const { common } = useTexts();
  return (
    <a
      class="button"
      download={fileName}
      href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${value}\n`)}`}
      aria-label={`${common.download}: ${what}`}
    >
      {common.download}
    </a>
  );
}
