import { PageMain } from '../../components/ui/page-main.tsx';
import { Audience } from './components/audience.tsx';
import { Brain } from './components/brain.tsx';
import { Features } from './components/features.tsx';
import { Hero } from './components/hero.tsx';
import { IndustriesAndRoles } from './components/industries-and-roles.tsx';
import { KnowledgeHub } from './components/knowledge-hub.tsx';
import { Specimen } from './components/specimen.tsx';
import styles from './landing-page.module.css';

export const LandingPage = () => (
  <PageMain className={styles.page}>
    <Hero />
    <Specimen />
    <Brain />
    <Features />
    <KnowledgeHub />
    <Audience />
    <IndustriesAndRoles />
  </PageMain>
);
