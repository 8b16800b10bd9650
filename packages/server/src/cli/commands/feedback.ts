import type { AnswerFeedback } from '@genie/contract';
import { type Command, Option } from 'commander';
import { type GivenFeedback, listFeedback } from '../../features/chat/index.ts';
import { type CliParts, does, group } from '../command.ts';
import { count, instant } from '../option-values.ts';
import { asText, onOneLine } from '../output.ts';

const usualMost = 50;

/** Commands about what people say of their answers. */
export const addFeedbackCommands = (program: Command, parts: CliParts): void => {
  const feedback = group(
    program,
    'feedback',
    'what people say of their answers',
    'feedback list --rating bad',
  );

  does<{ rating?: AnswerFeedback['rating']; since?: Date; most: number }>(
    feedback
      .command('list')
      .description('feedback on answers, the newest first, with the question and who gave it')
      .addOption(new Option('--rating <rating>', 'only this').choices(['good', 'bad']))
      .option('--since <date>', 'given since then (a day begins at 00:00 UTC)', instant)
      .option('--most <n>', 'at most so many', count, usualMost),
    parts,
    {
      example: 'feedback list --rating bad --since 2027-01-31 --most 20',
      async run(context, { rating, since, most }) {
        const given = await listFeedback(context, {
          most,
          ...(rating !== undefined && { rating }),
          ...(since !== undefined && { since }),
        });
        return { data: given, lines: given.length > 0 ? given.flatMap(linesOf) : ['None.'] };
      },
    },
  );
};

/** Questions and comments are long: each has a line of its own, and can neither break it nor steer the terminal. */
const linesOf = ({ at, rating, question, comment, entry_id, email }: GivenFeedback): string[] => [
  `${asText(at)}  ${rating.padEnd('good'.length)}  ${entry_id}  ${email}`,
  `  question  ${onOneLine(question)}`,
  ...(comment ? [`  comment   ${onOneLine(comment)}`] : []),
];
