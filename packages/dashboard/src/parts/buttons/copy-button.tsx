import { useEffect, useState } from 'preact/hooks';
import { toast } from '../../app/toasts.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const SHOWN_MS = 2_000;

interface CopyButtonProps {
  readonly value: string;
  /** Names it for screen readers: "the value". With a label of its own the button needs none. */
  readonly what?: string;
  /** Default: "Copy". */
  readonly label?: string;
}

/** Copies a value. */
export function CopyButton({ value, what, label }: CopyButtonProps) {
  const { common } = useTexts();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Browsers forbid it over plain http: the value can be selected by hand.
      toast(common.copyFailed, 'critical');
    }
  };
  const text = isCopied ? common.copied : (label ?? common.copy);
  return (
    <Button onClick={copy} aria-label={what === undefined ? undefined : `${text}: ${what}`}>
      <Icon name={isCopied ? 'check' : 'copy'} size={15} />
      {text}
    </Button>
  );
}
