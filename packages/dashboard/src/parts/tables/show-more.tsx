import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';

interface ShowMoreProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  /** What the button says. Default: that there is more. */
  readonly text?: string;
}

/** Fetches the next page of a list; nothing at its end. */
export function ShowMore({ list, text }: ShowMoreProps) {
  const { common } = useTexts();
  if (!list.hasNextPage) return null;
  return (
    <div class="row">
      <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {text ?? common.showMore}
      </Button>
    </div>
  );
}
