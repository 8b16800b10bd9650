import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { pagePaths } from './page-paths.ts';
import { PlainLayout } from './plain-layout.tsx';
import { ProtectedRoute } from './protected-route.tsx';
import { PublicShell } from './shell/public-shell.tsx';
import { signedInPage } from './signed-in-page.tsx';

const LandingPage = lazy(async () => ({
  default: (await import('../features/landing/landing-page.tsx')).LandingPage,
}));
const RegisterPage = lazy(async () => ({
  default: (await import('../features/accounts/register-page.tsx')).RegisterPage,
}));
const OtpPage = lazy(async () => ({
  default: (await import('../features/accounts/otp-page.tsx')).OtpPage,
}));
const LoginPage = lazy(async () => ({
  default: (await import('../features/accounts/login-page.tsx')).LoginPage,
}));
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));
const ChatPage = signedInPage(async () => (await import('../features/chat/chat-page.tsx')).ChatPage);

/** Every address of the client and what stands around its page. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<PublicShell />}>
      <Route path={pagePaths.home} element={<LandingPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
    <Route element={<PlainLayout />}>
      <Route path={pagePaths.register} element={<RegisterPage />} />
      <Route path={pagePaths.otp} element={<OtpPage />} />
      <Route path={pagePaths.login} element={<LoginPage />} />
      <Route element={<ProtectedRoute />}>
        <Route path={pagePaths.chat} element={<ChatPage />} />
      </Route>
    </Route>
  </Routes>
);
