import { pages, paths, type Subscription } from '@genie/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { settings } from '../../../testing/account-api.ts';
import { answerPost } from '../../../testing/handlers.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { server } from '../../../testing/server.ts';
import { tokenExpiringIn } from '../../../testing/tokens.ts';
import { CouponPage } from '../coupon/coupon-page.tsx';
import { PaymentRedirectPage } from '../redirect/payment-redirect-page.tsx';
import { SubscriptionPage } from '../subscription-page.tsx';
import { lastChats, offers } from './plan-samples.ts';

const withQueries = (page: ReactNode): ReactNode => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    {page}
  </QueryClientProvider>
);

/** Answers what the plan pages ask for as they open. */
export const answerPlanPages = (subscription: Subscription | null): void =>
  server.use(
    http.get(paths.settings, () => HttpResponse.json(settings)),
    answerPost(paths.getSubscription, { subscriptions: offers }),
    answerPost(paths.getLastChatId, lastChats(subscription)),
  );

const signIn = (): void => {
  localStorage.setItem('access_token', tokenExpiringIn(600));
  localStorage.setItem('refresh_token', 'refresh');
};

/** Shows one thing to somebody signed in. */
export const renderSignedIn = (content: ReactNode): UserEvent => {
  signIn();
  const user = userEvent.setup();
  renderAt('/', { routes: { '/': withQueries(content) } });
  return user;
};

/** Shows the pages of buying a plan to somebody signed in, from an address on. */
export const renderPlanPages = (address: string, state?: unknown): UserEvent => {
  signIn();
  const user = userEvent.setup();
  renderAt(address, {
    state,
    routes: {
      [pages.subscription]: withQueries(<SubscriptionPage />),
      [pages.coupon]: withQueries(<CouponPage />),
      [pages.paymentRedirect]: withQueries(<PaymentRedirectPage />),
    },
  });
  return user;
};
