import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../texts/texts.tsx';
import { suspectOutage } from './connection/connection.ts';
import { toast } from './toasts.tsx';

/** A dialog whose script is loaded when it is first opened. If the script cannot be loaded, the dialog closes and a toast says so. */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | undefined;
  return function LazyDialog(props) {
    const { common } = useTexts();
    const [Content, setContent] = useState(() => loaded);
    useEffect(() => {
      if (loaded !== undefined) return;
      let isGone = false;
      load().then(
        (content) => {
          loaded = content;
          if (!isGone) setContent(() => content);
        },
        () => {
          if (isGone) return;
          props.onClose();
          void suspectOutage();
          toast(common.noAnswer, 'critical');
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    return Content === undefined ? null : <Content {...props} />;
  };
}
