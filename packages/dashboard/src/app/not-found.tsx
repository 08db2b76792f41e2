import { Link } from '@tanstack/react-router';
import { NarrowPage } from '../parts/page/narrow-page.tsx';
import { useTexts } from '../texts/texts.tsx';

export function NotFound() {
  const { notFound } = useTexts().common;
  return (
    <NarrowPage title={notFound.title}>
      <p>{notFound.text}</p>
      <p>
        <Link to="/">{notFound.home}</Link>
      </p>
    </NarrowPage>
  );
}
