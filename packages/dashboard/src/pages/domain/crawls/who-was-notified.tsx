import { Link } from '@tanstack/react-router';
import { useManages } from '../../../app/session/use-role.ts';
import { pagePaths } from '../../../page-paths.ts';
import { useTexts } from '../../../texts/texts.tsx';

/** A link to the messages that were sent, for those who may see them. */
export function WhoWasNotified() {
  const { crawls } = useTexts();
  if (!useManages()) return null;
  return (
    <Link to={pagePaths.notificationSettings} hash="sent">
      {crawls.whoWasNotified}
    </Link>
  );
}
