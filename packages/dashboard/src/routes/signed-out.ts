import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../app/lazy-page.ts';
import { pagePaths } from '../page-paths.ts';
import { readSetUpSearch } from '../pages/set-up/set-up-search.ts';
import { readSignInSearch } from '../pages/sign-in/sign-in-search.ts';
import { root } from './root.tsx';

const signIn = createRoute({
  getParentRoute: () => root,
  path: pagePaths.signIn,
  validateSearch: readSignInSearch,
  component: lazyPage(() => import('../pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
});

const setUp = createRoute({
  getParentRoute: () => root,
  path: pagePaths.setUp,
  validateSearch: readSetUpSearch,
  component: lazyPage(() => import('../pages/set-up/set-up-page.tsx'), 'SetUpPage'),
});

const mailedLinks = () => import('../pages/mailed-links/mailed-link-pages.tsx');

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: pagePaths.resetPassword,
  component: lazyPage(mailedLinks, 'ResetPasswordPage'),
});

const changeEmail = createRoute({
  getParentRoute: () => root,
  path: pagePaths.changeEmail,
  component: lazyPage(mailedLinks, 'ChangeEmailPage'),
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: pagePaths.signUp,
  component: lazyPage(mailedLinks, 'SignUpPage'),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: pagePaths.invitation,
  component: lazyPage(() => import('../pages/mailed-links/invitation-page.tsx'), 'InvitationPage'),
});

/** The pages that need no session. */
export const signedOutRoutes = [signIn, setUp, resetPassword, changeEmail, signUp, invitation] as const;
