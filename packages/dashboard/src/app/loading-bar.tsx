import './loading-bar.css';
import { useRouterState } from '@tanstack/react-router';
import { useTexts } from '../texts/texts.tsx';

/** A bar at the top while the next page is being loaded: the page that is being left stays until then. It is shown after 200 ms. */
export function LoadingBar() {
  const { common } = useTexts();
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  if (!isLoading) return null;
  return (
    <div class="loading-bar" role="status">
      <span class="unseen">{common.loading}</span>
    </div>
  );
}
