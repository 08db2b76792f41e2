import './skeleton.css';
import { useTexts } from '../../texts/texts.tsx';

/** A placeholder for rows that are being loaded, with their height. It is shown after 200 ms. */
export function SkeletonRows({ rows }: { readonly rows: number }) {
  const { common } = useTexts();
  return (
    <div class="card skeleton" role="status">
      <span class="unseen">{common.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} />
      ))}
    </div>
  );
}
