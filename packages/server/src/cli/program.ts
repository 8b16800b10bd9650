import { maskSensitiveCardData } from '@genie/payment-formats';
import { Command, CommanderError } from 'commander';
import type { CliParts } from './command.ts';
import { CommandFailed } from './command.ts';
import { addBackupCommands } from './commands/backup.ts';
import { addCouponCommands } from './commands/coupon.ts';
import { addDemoCommands } from './commands/demo.ts';
import { addDoctorCommand } from './commands/doctor.ts';
import { addFeedbackCommands } from './commands/feedback.ts';
import { addJobCommands } from './commands/jobs.ts';
import { addKnowledgeCommands } from './commands/knowledge.ts';
import { addOrderCommands } from './commands/order.ts';
import { addPlanCommands } from './commands/plan.ts';
import { addUserCommands } from './commands/user.ts';

const exitCodes = { done: 0, failed: 1, wrongUsage: 2 } as const;

/** The operator's commands. */
export const buildProgram = (parts: CliParts): Command => {
  const program = new Command('genie')
    .description("The operator's commands. `npm run genie -- <command> --help` says more about each.")
    .addHelpText(
      'after',
      '\nExample:\n  npm run genie -- doctor\n\nIn containers:\n  docker compose exec app genie doctor',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => parts.output.line(text.trimEnd()),
      // It quotes what was typed, and what it prints may be kept.
      writeErr: (text) => parts.output.error(maskSensitiveCardData(text.trimEnd()).text),
    });
  addUserCommands(program, parts);
  addPlanCommands(program, parts);
  addCouponCommands(program, parts);
  addOrderCommands(program, parts);
  addKnowledgeCommands(program, parts);
  addFeedbackCommands(program, parts);
  addJobCommands(program, parts);
  addDemoCommands(program, parts);
  addDoctorCommand(program, parts);
  addBackupCommands(program, parts);
  return program;
};

/**
 * Runs one command.
 *
 * @param words the command line without the program's name
 * @returns the exit code: 0 done, 1 failed, 2 wrong usage
 */
export const runCli = async (words: readonly string[], parts: CliParts): Promise<number> => {
  try {
    await buildProgram(parts).parseAsync([...words], { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage;
    }
    if (error instanceof CommandFailed) {
      parts.output.error(maskSensitiveCardData(error.message).text);
      return exitCodes.failed;
    }
    throw error;
  }
};
