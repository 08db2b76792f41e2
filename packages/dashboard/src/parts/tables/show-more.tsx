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
}

/** A button that fetches the next page of a list; renders nothing at its end. */
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
