import './styles/index.css';
import './app/frame.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { render } from 'preact';
import { createQueryClient } from './app/connection/query-client.ts';
import { keepFocus } from './app/focus-keeper.ts';
import { startPreferences } from './app/preferences.ts';
import { createPageRouter } from './router.ts';
import { TextsProvider } from './texts/texts.tsx';

startPreferences();
keepFocus();

const queryClient = createQueryClient();
const router = createPageRouter(queryClient);

const place = document.querySelector('#app');
if (place === null) throw new Error('index.html has no #app');
const show = () =>
  render(
    <TextsProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextsProvider>,
    place,
  );
// Rendering is a separate task, because evaluating the scripts already takes long on a slow phone.
setTimeout(show);
