import { ok } from 'node:assert/strict';

const demoAccount = { email: 'pro@genie.local', password: 'Genie@2025' };

type Answer = {
  readonly message: {
    readonly answer: string;
    readonly source: string;
    readonly documents_used: readonly unknown[];
  };
};

/** Signs in as the demo account and asks one question. @throws Error when the answer is not a right one with its sources */
export const askOneQuestion = async (url: string): Promise<void> => {
  const { access_token } = await post<{ access_token: string }>(`${url}/api/auth/login`, demoAccount);
  const { message } = await post<Answer>(
    `${url}/api/send_prompt`,
    { query: 'What does DE 39 = 05 mean?' },
    { token: `Bearer ${access_token}` },
  );
  ok(/do not honou?r/i.test(message.answer), `the answer is wrong: ${message.answer}`);
  ok(message.source === 'knowledge' && message.documents_used.length > 0, 'the answer names no source');
  const page = await fetch(url);
  ok(/<div id="root"/.test(await page.text()), 'the client is not served');
};

/** Whether the demo account can sign in. */
export const hasDemoAccount = async (url: string): Promise<boolean> =>
  post(`${url}/api/auth/login`, demoAccount).then(
    () => true,
    () => false,
  );

const post = async <Result>(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Result> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
};
