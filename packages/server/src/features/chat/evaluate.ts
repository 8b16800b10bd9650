import {
  type Answerer,
  composeMessages,
  type Evaluation,
  type EvaluationSet,
  runEvaluation,
} from '@genie/knowledge';
import type { Context } from '../../context.ts';

/**
 * Grades the answers of the configured provider on a set of the evaluation: the same retrieval, prompt and provider as a
 * question of a user, without plans and limits.
 */
export const evaluateAnswers = (
  { ai, knowledge }: Pick<Context, 'ai' | 'knowledge'>,
  set: EvaluationSet,
  onProgress?: (done: number, of: number) => void,
): Promise<Evaluation> => {
  const answer: Answerer = async (question, conversation) => {
    const { covered, passages } = await knowledge.retrieve({ question, conversation });
    const documents = passages.map(({ documentId }) => documentId);
    if (!covered) return { markdown: undefined, documents };
    const messages = composeMessages({ question, conversation, passages });
    const pieces = await Array.fromAsync(ai.complete(messages, new AbortController().signal));
    return { markdown: pieces.join(''), documents };
  };
  return runEvaluation(set, answer, onProgress);
};
