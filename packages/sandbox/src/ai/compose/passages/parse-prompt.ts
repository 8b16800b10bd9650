import type { ChatMessage } from '../../chat-messages.ts';

/** A passage as the prompt gives it; `body` is Markdown, `answer` what was written as the answer to a question like this one, `near` to one near it. */
export type PromptPassage = {
  n: number;
  title: string;
  section: string;
  category: string;
  answer?: string;
  near?: string;
  body: string;
};

export type Prompt = {
  passages: PromptPassage[];
  question: string;
  /** Earlier questions of the conversation, oldest first. */
  earlier: string[];
};

const writtenAnswers = /^(?:<answer>([^\n]*)<\/answer>\n)?(?:<near>([^\n]*)<\/near>\n)?/;

/**
 * Reads the passages and the question out of the last user message. A message without that form is a question for
 * which no passages were sent.
 */
export function parsePrompt(messages: ChatMessage[]): Prompt {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = asked.pop() ?? '';
  return { passages: readPassages(last), question: readQuestion(last), earlier: asked.map(readQuestion) };
}

function readPassages(content: string): PromptPassage[] {
  const end = content.indexOf('</passages>');
  if (end < 0) return [];
  const found = content.slice(0, end).matchAll(/^<passage\s+([^\n]*)>\n([\s\S]*?)\n?<\/passage>\s*$/gm);
  return [...found].flatMap(([, attributes = '', body = '']) => {
    const read = (name: string) =>
      decodeEntities(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    const n = Number(read('n'));
    const [written = '', answer, near] = writtenAnswers.exec(body) ?? [];
    return Number.isInteger(n) && n > 0
      ? [
          {
            n,
            title: read('title'),
            section: read('section'),
            category: read('category'),
            ...(answer === undefined ? {} : { answer }),
            ...(near === undefined ? {} : { near }),
            body: body.slice(written.length),
          },
        ]
      : [];
  });
}

function readQuestion(content: string): string {
  const after = content.slice(content.indexOf('</passages>') + 1);
  const question = /<question>([\s\S]*)<\/question>/.exec(after)?.[1] ?? content;
  return decodeEntities(question).trim();
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
