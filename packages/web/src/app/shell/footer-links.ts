import { pages } from '@genie/contract/client';

type FooterColumn = {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
};

/** The footer's columns of pages of ours; Follow us stands between the first and the others. */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Legal',
    links: [
      { label: 'Terms & Conditions', to: pages.terms },
      { label: 'Policies', to: pages.policy },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: pages.about },
      { label: 'Contact Us', to: pages.contact },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Supported Topics', to: pages.topicSupport },
      { label: 'Prompts', to: pages.guidelines },
    ],
  },
];
