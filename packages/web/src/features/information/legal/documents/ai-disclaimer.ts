import type { LegalDocument } from '../legal-document.ts';

export const aiDisclaimer: LegalDocument = {
  id: 'ai-disclaimer',
  title: 'AI Disclaimer',
  summary: 'Answers are information, not advice. Verify them before you rely on them.',
  parts: [
    {
      id: 'ai-disclaimer-information',
      title: 'Information only',
      blocks: [
        'Answers are informational only. They are not legal, financial, compliance, security or other professional advice, and create no duty of ours beyond the service itself.',
      ],
    },
    {
      id: 'ai-disclaimer-mistakes',
      title: 'Answers can be wrong',
      blocks: [
        'A language model writes the answers from passages of our library. Both can contain mistakes, leave something out or be out of date: rules and values differ by network, region, processor and release.',
      ],
    },
    {
      id: 'ai-disclaimer-verify',
      title: 'Verify before you rely on it',
      blocks: [
        'Open the sources beside the answer, and check what matters against the current documents of your network, processor or regulator, or with a qualified person. Test changes outside production. What you do with an answer is your own responsibility.',
      ],
    },
    {
      id: 'ai-disclaimer-names',
      title: 'Names and trade marks',
      blocks: [
        'Visa, Mastercard and other names belong to their owners. {brand} is not connected with them, nor endorsed by them.',
      ],
    },
  ],
};
