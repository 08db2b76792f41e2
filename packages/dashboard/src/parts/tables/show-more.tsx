import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';

interface ShowMoreProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  /** The text of the button; default: "Show more". */
  readonly text?: string;
  /** Look of the button; default: `plain`. */
  readonly kind?: 'plain' | 'link';
}

/** A button that fetches the next page of a list; renders nothing at its end. */
export function ShowMore({ list, text, kind = 'plain' }: ShowMoreProps) {
  const { common } = useTexts();
  if (!list.hasNextPage) return null;
  return (
    <div class="row">
      <Button kind={kind} busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {text ?? common.showMore}
      </Button>
    </div>
  );
}
