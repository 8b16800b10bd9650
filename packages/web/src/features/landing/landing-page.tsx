import { CodeChip } from '../../components/ui/code-chip.tsx';
import { PageMain } from '../../components/ui/page-main.tsx';
import { Audience } from './components/audience.tsx';
import { Brain } from './components/brain.tsx';
import { DecodedResponse } from './components/decoded-response.tsx';
import { Features } from './components/features.tsx';
import { Hero } from './components/hero.tsx';
import { IndustriesAndRoles } from './components/industries-and-roles.tsx';
import { KnowledgeHub } from './components/knowledge-hub.tsx';
import { Section } from './components/section.tsx';
import { Specimen } from './components/specimen.tsx';
import styles from './landing-page.module.css';

export const LandingPage = () => (
  <PageMain className={styles.page}>
    <Hero />
    <Specimen />
    <Section
      title="The same decline as a message"
      lead={
        <>
          A <CodeChip>0110</CodeChip> with <CodeChip>DE 39</CodeChip> = <CodeChip>05</CodeChip>, made up for
          this page: its type, its bitmap and the fields that the bitmap announces.
        </>
      }
    >
      <DecodedResponse />
    </Section>
    <Brain />
    <Features />
    <KnowledgeHub />
    <Audience />
    <IndustriesAndRoles />
  </PageMain>
);
