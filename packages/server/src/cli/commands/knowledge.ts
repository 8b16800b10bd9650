import { categories } from '@genie/knowledge';
import { maskSensitiveCardData, wasMasked } from '@genie/payment-formats';
import { type Command, Option } from 'commander';
import { AppError } from '../../errors.ts';
import { evaluateAnswers } from '../../features/chat/index.ts';
import { importFiles, libraryJob, listDocuments, removeFromLibrary } from '../../features/library/index.ts';
import { reasonOf } from '../../reason-of.ts';
import { type CliParts, CommandFailed, does, group } from '../command.ts';
import { table } from '../output.ts';
import { evaluationLines } from './evaluation-lines.ts';
import { maskedLine } from './masked-line.ts';
import { searchLines } from './search-lines.ts';

/** Commands about what the assistant knows. */
export const addKnowledgeCommands = (program: Command, parts: CliParts): void => {
  const knowledge = group(
    program,
    'knowledge',
    'what the assistant knows',
    'knowledge search "response code 91"',
  );
  addImport(knowledge, parts);
  addList(knowledge, parts);
  addRemove(knowledge, parts);
  addEvaluation(knowledge, parts);
  addSearch(knowledge, parts);
};

const addImport = (knowledge: Command, parts: CliParts): void => {
  does<{ category?: string }>(
    knowledge
      .command('import')
      .argument('<paths...>', 'files or folders: Markdown, text, HTML, PDF, DOCX')
      .description('add documents of your own, or update those imported before; running servers follow')
      .addOption(
        new Option(
          '--category <category>',
          'the topic they belong to; found by their words otherwise',
        ).choices(categories.map(({ slug }) => slug)),
      ),
    parts,
    {
      example: 'knowledge import ./handbook --category acquiring',
      async run(context, { category }, paths) {
        const report = await importFiles(context, paths, {
          ...(category !== undefined && { category }),
          onProgress: (done, of) => parts.output.progress(done, of),
        });
        const { added, updated, unchanged, skipped, masked } = report;
        const isNothing = added.length + updated.length + unchanged.length === 0;
        return {
          data: report,
          ...(isNothing && { failure: 'Nothing was imported.' }),
          lines: [
            `Added ${added.length}, updated ${updated.length}, unchanged ${unchanged.length}, skipped ${skipped.length}.`,
            ...skipped.map(({ name, reason }) => `  ${name} ${reason}`),
            ...masked.map(maskedLine),
          ],
        };
      },
    },
  );
};

const addList = (knowledge: Command, parts: CliParts): void => {
  does<object>(knowledge.command('list').description('the documents of your own'), parts, {
    example: 'knowledge list --json',
    async run({ storage }) {
      const documents = await listDocuments(storage.db);
      return {
        data: documents,
        lines: [
          `${documents.length} imported`,
          ...table(
            ['id', 'name', 'title', 'category', 'bytes', 'updated'],
            documents.map((d) => [d.id, d.name, d.title, d.category, d.bytes, d.updatedAt]),
          ),
        ],
      };
    },
  });
};

const addRemove = (knowledge: Command, parts: CliParts): void => {
  does<object>(
    knowledge
      .command('remove')
      .argument('<documents...>', 'ids or names, as `knowledge list` shows them')
      .description('remove documents of your own; running servers follow'),
    parts,
    {
      example: 'knowledge remove handbook/refunds.md',
      async run(context, _options, documents) {
        const removed: string[] = [];
        for (const document of documents)
          if (await removeFromLibrary(context, document)) removed.push(document);
        const missing = documents.filter((document) => !removed.includes(document));
        const names = removed.length > 0 ? ` (${removed.join(', ')})` : '';
        return {
          data: { removed, missing },
          lines: [`Removed ${removed.length}${names}.`],
          ...(missing.length > 0 && { failure: `There is no imported document ${missing.join(', ')}.` }),
        };
      },
    },
  );
};

const addEvaluation = (knowledge: Command, parts: CliParts): void => {
  does<{ set: 'working' | 'set-aside' }>(
    knowledge
      .command('eval')
      .description('ask the configured provider the questions of the evaluation, and grade its answers')
      .addOption(
        new Option('--set <set>', 'the questions to ask')
          .choices(['working', 'set-aside'])
          .default('working'),
      ),
    parts,
    {
      example: 'knowledge eval --set set-aside',
      async run(context, { set }) {
        const { ai } = context.config;
        const evaluation = await evaluateAnswers(context, set, parts.output.progress).catch(
          (error: unknown) => {
            if (!(error instanceof AppError)) throw error;
            throw new CommandFailed(`${ai.baseUrl}: ${reasonOf(error)}. \`doctor --only ai\` says more.`);
          },
        );
        const { byCategory, byStyle, byOrder, ...rest } = evaluation;
        return {
          data: {
            model: ai.model,
            ...rest,
            byCategory: Object.fromEntries(byCategory),
            byStyle: Object.fromEntries(byStyle),
            byOrder: Object.fromEntries(byOrder),
          },
          lines: evaluationLines(evaluation, ai.model),
        };
      },
    },
  );
};

const addSearch = (knowledge: Command, parts: CliParts): void => {
  does<object>(
    knowledge
      .command('search')
      .argument('<words...>', 'a question or a code')
      .description('show the passages that a question finds'),
    parts,
    {
      example: 'knowledge search "response code 91"',
      misuse: (_options, words) => (words.join('').trim() === '' ? 'Say what to search for.' : undefined),
      async run({ jobs, knowledge: searched }, _options, words) {
        // As a question of a chat: a provider that makes vectors is sent it.
        const { text: question, masked } = maskSensitiveCardData(words.join(' ').trim());
        await jobs.run(libraryJob, parts.output.progress);
        const found = await searched.retrieve({ question });
        const lines = searchLines(found);
        return wasMasked(masked)
          ? {
              data: { ...found, masked },
              lines: [`Card data was masked before it was searched for: ${question}`, ...lines],
            }
          : { data: found, lines };
      },
    },
  );
};
