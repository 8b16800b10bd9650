import { existsSync } from 'node:fs';
import { type Knowledge, openKnowledge } from '@genie/knowledge';
import { reasonOf } from '../../../reason-of.ts';
import { type Check, failed, ok, type Verdict } from '../finding.ts';

const question = 'What does DE 39 = 05 mean?';

/** What an open knowledge holds, if it finds what it must find. */
export const findingOf = async (
  knowledge: Pick<Knowledge, 'retrieve' | 'size'>,
  remedy: string,
): Promise<Verdict> => {
  const { covered } = await knowledge.retrieve({ question });
  const { documents, passages } = knowledge.size;
  return covered
    ? ok(`${documents} documents, ${passages} passages`)
    : failed(`"${question}" is not found`, remedy);
};

/** Whether the knowledge opens and finds what it must find. */
export const indexCheck: Check = {
  name: 'index',
  async look({ indexFolder }) {
    if (!existsSync(indexFolder)) return ok(`${indexFolder} is made by the first start`);
    const remedy = `Stop the server, delete ${indexFolder} and start.`;
    try {
      const knowledge = await openKnowledge({ indexFolder });
      try {
        return await findingOf(knowledge, remedy);
      } finally {
        knowledge.close();
      }
    } catch (error) {
      return failed(reasonOf(error), remedy);
    }
  },
};
