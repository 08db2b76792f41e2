import { useEffect, useState } from 'preact/hooks';
import { toast } from '../../app/toasts.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const SHOWN_MS = 2_000;

/** Copies a value. @param what names it for screen readers: "the value" */
export function CopyButton({ value, what }: { readonly value: string; readonly what: string }) {
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
  return (
    <Button onClick={copy} aria-label={`${isCopied ? common.copied : common.copy}: ${what}`}>
      <Icon name={isCopied ? 'check' : 'copy'} size={15} />
      {isCopied ? common.copied : common.copy}
    </Button>
  );
}
