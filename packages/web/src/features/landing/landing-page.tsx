import { PageMain } from '../../components/ui/page-main.tsx';

export const LandingPage = () => (
  <PageMain title="LandingPage">
    <h1>LandingPage</h1>
  </PageMain>
);
