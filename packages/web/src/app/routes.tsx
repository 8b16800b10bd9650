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
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('../features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
}));
const PasswordResetPage = lazy(async () => ({
  default: (await import('../features/accounts/password-reset-page.tsx')).PasswordResetPage,
}));
const OAuthCallbackPage = lazy(async () => ({
  default: (await import('../features/accounts/oauth-callback-page.tsx')).OAuthCallbackPage,
}));
const PricePage = lazy(async () => ({
  default: (await import('../features/plans/price-page.tsx')).PricePage,
}));
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));
const ChatPage = signedInPage(async () => {
  const [{ ChatPage }, { AccountArea }] = await Promise.all([
    import('../features/chat/chat-page.tsx'),
    import('./shell/account-area.tsx'),
  ]);
  return () => <ChatPage account={<AccountArea />} />;
});
const ProfilePage = signedInPage(async () => {
  const [{ ProfilePage }, { SignedInShell }] = await Promise.all([
    import('../features/profile/profile-page.tsx'),
    import('./shell/signed-in-shell.tsx'),
  ]);
  return () => (
    <SignedInShell>
      <ProfilePage />
    </SignedInShell>
  );
});
/** A page of buying a plan, below a bar that has no label in it. */
const buyingPage = (name: 'SubscriptionPage' | 'CouponPage' | 'PaymentRedirectPage') =>
  signedInPage(async () => {
    const [{ [name]: Page }, { SignedInShell }] = await Promise.all([
      import('../features/plans/buying-pages.ts'),
      import('./shell/signed-in-shell.tsx'),
    ]);
    return () => (
      <SignedInShell label={false}>
        <Page />
      </SignedInShell>
    );
  });
const SubscriptionPage = buyingPage('SubscriptionPage');
const CouponPage = buyingPage('CouponPage');
const PaymentRedirectPage = buyingPage('PaymentRedirectPage');

/** Every address of the client and what stands around its page. */
export const AppRoutes = () => (
  <Routes>
    <Route element={<PublicShell />}>
      <Route path={pagePaths.home} element={<LandingPage />} />
      <Route path={pagePaths.price} element={<PricePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
    <Route element={<PlainLayout />}>
      <Route path={pagePaths.register} element={<RegisterPage />} />
      <Route path={pagePaths.otp} element={<OtpPage />} />
      <Route path={pagePaths.login} element={<LoginPage />} />
      <Route path={pagePaths.forgotPassword} element={<ForgotPasswordPage />} />
      <Route path={pagePaths.passwordReset} element={<PasswordResetPage />} />
      <Route path={pagePaths.oauthCallback} element={<OAuthCallbackPage />} />
      <Route element={<ProtectedRoute />}>
        <Route path={pagePaths.chat} element={<ChatPage />} />
        <Route path={pagePaths.profile} element={<ProfilePage />} />
        <Route path={pagePaths.subscription} element={<SubscriptionPage />} />
        <Route path={pagePaths.coupon} element={<CouponPage />} />
        <Route path={pagePaths.paymentRedirect} element={<PaymentRedirectPage />} />
      </Route>
    </Route>
  </Routes>
);
