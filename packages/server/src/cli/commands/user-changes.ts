import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { Option } from 'commander';
import { recordSecurityEvent } from '../../features/audit/index.ts';
import { createUser, operatorFacts, type Role, roles, setRole } from '../../features/operations/index.ts';
import { deleteUser, exportPersonalData } from '../../features/privacy/index.ts';
import { revokeSessionsOf } from '../../features/sessions/index.ts';
import { asNewFile, draftStream, FileIsThere } from '../../new-file.ts';
import { reasonOf } from '../../reason-of.ts';
import { type CliParts, CommandFailed, does } from '../command.ts';
import { findPerson } from '../find-person.ts';
import { emailAddress, fullName, newPassword, passwordIn, phoneNumber } from '../person-values.ts';

type NewPerson = { email: string; name: string; password?: string; passwordFile?: string; phone?: string };

/** Commands that make, change and end accounts. */
export const addUserChanges = (user: Command, parts: CliParts): void => {
  addCreate(user, parts);
  addRole(user, parts);
  addSignOut(user, parts);
  addExport(user, parts);
  addDelete(user, parts);
};

const addCreate = (user: Command, parts: CliParts): void => {
  does<NewPerson>(
    user
      .command('create')
      .description('make a verified account on the Free Plan')
      .requiredOption('--email <email>', 'whose', emailAddress)
      .requiredOption('--name <name>', 'full name', fullName)
      .addOption(
        new Option('--password-file <file>', 'a file that holds what to sign in with; - is standard input')
          .argParser(passwordIn)
          .conflicts('password'),
      )
      .option(
        '--password <password>',
        'the same on the command line, where others on the machine can read it',
        newPassword,
      )
      .option('--phone <digits>', 'telephone number', phoneNumber),
    parts,
    {
      example: "user create --email amina@example.com --name 'Amina Rahman' --password-file -",
      misuse: (given) =>
        passwordOf(given) === undefined ? 'Give --password-file, or --password.' : undefined,
      async run(context, { email, name, phone = '', ...given }) {
        const password = passwordOf(given) ?? '';
        const made = await createUser(context, { email, fullName: name, password, phone });
        if (made === null) throw new CommandFailed(`There is an account with the email ${email} already.`);
        const { id, freePlan } = made;
        return {
          data: { id, email, free_plan: freePlan },
          lines: [
            freePlan
              ? `Made the account of ${email}, on the Free Plan.`
              : `Made the account of ${email}, without a plan: this email has had its Free Plan. \`plan grant\` starts one.`,
          ],
        };
      },
    },
  );
};

const addRole = (user: Command, parts: CliParts): void => {
  does<{ email: string; role: Role }>(
    user
      .command('role')
      .description(
        'change what an account is; operators work by this command line, no call opens for the role',
      )
      .requiredOption('--email <email>', 'whose')
      .addOption(new Option('--role <role>', 'what it becomes').choices(roles).makeOptionMandatory()),
    parts,
    {
      example: 'user role --email amina@example.com --role operator',
      async run(context, { email, role }) {
        const { id } = await findPerson(context, email);
        await setRole(context, id, role);
        return { data: { id, email, role }, lines: [`${email} is ${role} now.`] };
      },
    },
  );
};

const addSignOut = (user: Command, parts: CliParts): void => {
  does<{ email: string }>(
    user
      .command('sign-out')
      .description('end every session of an account')
      .requiredOption('--email <email>', 'whose'),
    parts,
    {
      example: 'user sign-out --email amina@example.com',
      async run(context, { email }) {
        const { clock, storage } = context;
        const { id } = await findPerson(context, email);
        const sessions = await storage.transaction(async (tx) => {
          const ended = await revokeSessionsOf(tx, id, { now: clock.now() });
          await recordSecurityEvent(tx, context, {
            kind: 'other_sessions_ended',
            userId: id,
            facts: operatorFacts,
          });
          return ended;
        });
        return {
          data: { id, email, sessions },
          lines: [`Sessions of ${email} that were ended: ${sessions}`],
        };
      },
    },
  );
};

const addExport = (user: Command, parts: CliParts): void => {
  does<{ email: string; to: string }>(
    user
      .command('export')
      .description('write everything stored about a person as a ZIP file, as their own export does')
      .requiredOption('--email <email>', 'whose')
      .requiredOption('--to <file>', 'where to write it; must not be there yet'),
    parts,
    {
      example: 'user export --email amina@example.com --to amina.zip',
      async run(context, { email, to }) {
        const { id } = await findPerson(context, email);
        const bytes = await writeNew(to, exportPersonalData(context, id, parts.output.progress));
        return { data: { id, email, file: to, bytes }, lines: [`${to}: ${bytes} bytes.`] };
      },
    },
  );
};

const addDelete = (user: Command, parts: CliParts): void => {
  does<{ email: string }>(
    user
      .command('delete')
      .description('delete an account with all its data, at once and for good; its owner gets a mail')
      .requiredOption('--email <email>', 'whose'),
    parts,
    {
      example: 'user delete --email amina@example.com',
      async run(context, { email }) {
        const user = await findPerson(context, email);
        if (!(await deleteUser(context, user, operatorFacts))) {
          throw new CommandFailed(`The account of ${email} is gone already.`);
        }
        return { data: { id: user.id, email, deleted: true }, lines: [`Deleted the account of ${email}.`] };
      },
    },
  );
};

const passwordOf = ({ password, passwordFile }: Pick<NewPerson, 'password' | 'passwordFile'>) =>
  passwordFile ?? password;

/** Writes pieces into a file that only its owner can read. @returns its size */
const writeNew = async (file: string, pieces: AsyncIterable<Uint8Array>): Promise<number> => {
  try {
    await asNewFile(file, (draft) =>
      pipeline(Readable.from(pieces, { objectMode: false }), draftStream(draft)),
    );
    return (await stat(file)).size;
  } catch (error) {
    if (error instanceof FileIsThere) throw new CommandFailed(error.message);
    throw new CommandFailed(`${file} could not be written: ${reasonOf(error)}`);
  }
};
