import type { ChatMessage } from '../ai/chat-messages.ts';
import { composeAnswer } from '../ai/compose/compose-answer.ts';

export type TestPassage = { title: string; section?: string; answer?: string; near?: string; body: string };

/** The user message as the server writes it. */
export function promptOf(passages: TestPassage[], question: string): string {
  const attribute = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const line = (name: string, text?: string) => (text === undefined ? '' : `<${name}>${text}</${name}>\n`);
  const written = passages.map(
    ({ title, section = 'Overview', answer, near, body }, index) =>
      `<passage n="${index + 1}" title="${attribute(title)}" section="${attribute(section)}" category="Transaction switch">\n${line('answer', answer)}${line('near', near)}${body.trim()}\n</passage>`,
  );
  const inside = written.length > 0 ? `\n${written.join('\n')}\n` : '';
  return `<passages>${inside}</passages>\n\n<question>${question}</question>`;
}

export function ask(passages: TestPassage[], question: string, earlier: ChatMessage[] = []): string {
  return composeAnswer([
    { role: 'system', content: 'Answer from the passages and cite them.' },
    ...earlier,
    { role: 'user', content: promptOf(passages, question) },
  ]);
}
