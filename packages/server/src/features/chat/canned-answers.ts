import { type CategoryId, categoryTitles } from '@genie/contract';
import type { Courtesy } from '@genie/knowledge';
import type { CategoryPlan } from '../plans/index.ts';

/** The answer to a question about a network that is not supported yet. */
export const unsupportedNetworkAnswer = (networks: readonly string[]): string =>
  [
    `Support for ${listed(networks)} is being expanded; today I answer questions about **Visa** and **Mastercard**, about RuPay clearing and settlement, and about card payments in general.`,
    'The **Supported Topics** panel shows what is covered. Ask the same question about Visa or Mastercard, or without naming a network, and I will answer it.',
  ].join('\n\n');

/** The answer to a question that the knowledge does not hold. Where nothing is near it, the nearest are all topics there are. */
export const notCoveredAnswer = (nearestTopics: readonly string[]): string =>
  [
    'My knowledge does not cover this question, so I will not guess. It was not counted against your limit.',
    ...(nearestTopics.length > 0
      ? [
          `${namesAllTopics(nearestTopics) ? 'The' : 'The nearest'} topics I can help with:\n\n${nearestTopics.map((topic) => `- ${topic}`).join('\n')}`,
        ]
      : []),
    'It often helps to name the message, field or code you are looking at, such as `DE 39`, `0420` or `9F27`.',
  ].join('\n\n');

/** The answer to a question whose topic the plan does not include. */
export const outsidePlanAnswer = (category: CategoryId, plan: CategoryPlan | undefined): string =>
  [
    `This question belongs to **${categoryTitles[category]}**, which your plan does not include.`,
    plan === undefined
      ? 'Write to support to have this topic added.'
      : `The **${plan.name}** covers it${plan.coversAll ? ', with all the other topics' : ''}.`,
  ].join('\n\n');

const namesAllTopics = (titles: readonly string[]): boolean =>
  Object.values(categoryTitles).every((title) => titles.includes(title));

const topics = Object.values(categoryTitles)
  .map((title) => `- ${title}`)
  .join('\n');

/** The answer to a message that asks nothing: a greeting, thanks, or what may be asked. */
export const courtesyAnswer = (courtesy: Courtesy): string =>
  courtesy === 'thanks'
    ? 'You are welcome. Ask whenever there is more to look up.'
    : [
        `${courtesy === 'greeting' ? 'Hello. ' : ''}I answer questions of people who work in card payments, on these topics:`,
        topics,
        'Ask for a field, a code, a message or a process, such as *What does DE 39 = 05 mean?* or *How does DUKPT work?*, or paste a value to have it read.',
      ].join('\n\n');

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);
