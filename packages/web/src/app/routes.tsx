import { pages } from '@genie/contract/client';
import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageHead } from './page-head.tsx';
import { PlainLayout } from './plain-layout.tsx';
import { ProtectedRoute } from './protected-route.tsx';
import { PublicShell } from './shell/public-shell.tsx';
import { signedInPage } from './signed-in-page.tsx';

/** A page of its own file, fetched when it is first shown. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const LandingPage = page(() => import('../features/landing/landing-page.tsx'), 'LandingPage');
const Home2Page = page(() => import('../features/landing/home2/home2-page.tsx'), 'Home2Page');
const Home3Page = page(() => import('../features/landing/home3/home3-page.tsx'), 'Home3Page');
const PoliciesPage = page(() => import('../features/information/legal/policies-page.tsx'), 'PoliciesPage');
const TermsPage = page(() => import('../features/information/legal/terms-page.tsx'), 'TermsPage');
const TopicsPage = page(() => import('../features/information/topics/topics-page.tsx'), 'TopicsPage');
const GuidelinesPage = page(
  () => import('../features/information/guidelines/guidelines-page.tsx'),
  'GuidelinesPage',
);
const AboutPage = page(() => import('../features/information/about/about-page.tsx'), 'AboutPage');
const ContactPage = page(() => import('../features/contact/contact-page.tsx'), 'ContactPage');
const RegisterPage = page(() => import('../features/accounts/register-page.tsx'), 'RegisterPage');
const OtpPage = page(() => import('../features/accounts/otp-page.tsx'), 'OtpPage');
const LoginPage = page(() => import('../features/accounts/login-page.tsx'), 'LoginPage');
const ForgotPasswordPage = page(
  () => import('../features/accounts/forgot-password-page.tsx'),
  'ForgotPasswordPage',
);
const PasswordResetPage = page(
  () => import('../features/accounts/password-reset-page.tsx'),
  'PasswordResetPage',
);
const OAuthCallbackPage = page(
  () => import('../features/accounts/oauth-callback-page.tsx'),
  'OAuthCallbackPage',
);
const PricePage = page(() => import('../features/plans/price-page.tsx'), 'PricePage');
const NotFoundPage = page(() => import('./not-found-page.tsx'), 'NotFoundPage');
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
  <>
    <PageHead />
    <Routes>
      <Route element={<PublicShell />}>
        <Route path={pages.home} element={<LandingPage />} />
        <Route path={pages.home2} element={<Home2Page />} />
        <Route path={pages.home3} element={<Home3Page />} />
        <Route path={pages.price} element={<PricePage />} />
        <Route path={pages.policy} element={<PoliciesPage />} />
        <Route path={pages.privacy} element={<PoliciesPage />} />
        <Route path={pages.terms} element={<TermsPage />} />
        <Route path={pages.topicSupport} element={<TopicsPage />} />
        <Route path={pages.guidelines} element={<GuidelinesPage />} />
        <Route path={pages.contact} element={<ContactPage />} />
        <Route path={pages.about} element={<AboutPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<PlainLayout />}>
        <Route path={pages.register} element={<RegisterPage />} />
        <Route path={pages.otp} element={<OtpPage />} />
        <Route path={pages.login} element={<LoginPage />} />
        <Route path={pages.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={pages.passwordReset} element={<PasswordResetPage />} />
        <Route path={pages.oauthCallback} element={<OAuthCallbackPage />} />
        <Route element={<ProtectedRoute />}>
          <Route path={pages.chat} element={<ChatPage />} />
          <Route path={pages.profile} element={<ProfilePage />} />
          <Route path={pages.subscription} element={<SubscriptionPage />} />
          <Route path={pages.coupon} element={<CouponPage />} />
          <Route path={pages.paymentRedirect} element={<PaymentRedirectPage />} />
        </Route>
      </Route>
    </Routes>
  </>
);
