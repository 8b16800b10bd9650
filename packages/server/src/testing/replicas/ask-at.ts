import { endpoints } from '@genie/contract';
import { callAt } from './calls.ts';

const busy: readonly (string | undefined)[] = ['storage_unavailable', 'overloaded'];

/** Asks a question, and again where a busy machine had no time for it and says that nothing was changed. */
export const askAt = async (base: string, { token, query }: { token: string; query: string }) => {
  for (;;) {
    const answer = await callAt(base, endpoints.sendPrompt, { token, body: { query } });
    if (!busy.includes(answer.body.code)) return answer;
  }
};
