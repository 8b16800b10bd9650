import type { PlanName } from './plan-facts.ts';

export type PlanAside = {
  readonly title: string;
  /** Whether the lines follow on each other. */
  readonly ordered: boolean;
  readonly lines: readonly string[];
};

/** What stands beside a plan that has one offer only: the Pro Plan's two stand beside each other. */
export const planAsides: Readonly<Partial<Record<PlanName, PlanAside>>> = {
  'Free Plan': {
    title: 'How it begins',
    ordered: true,
    lines: [
      'Sign up with your name, email address and phone.',
      'Enter the one-time code we mail you: the 10 days begin there.',
      'Ask 5 questions a day. Your chats are kept when you move to Pro.',
    ],
  },
  'Interview Plan': {
    title: 'Questions to practise on',
    ordered: false,
    lines: [
      'How does single message differ from dual message?',
      'What happens step by step in an EMV chip transaction?',
      'How is a PIN block translated from one zone to the next?',
      'What is stand-in processing, and when does it start?',
    ],
  },
  'Enterprise Plan': {
    title: 'How it begins',
    ordered: true,
    lines: [
      'Write to us: who asks, about what, and from which systems.',
      'We agree on topics, support and price by contract.',
      'Your people sign in and ask. No question is counted.',
    ],
  },
};
