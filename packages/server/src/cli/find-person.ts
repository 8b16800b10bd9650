import type { Context } from '../context.ts';
import { emailKeyOf, findUserByEmail } from '../features/accounts/index.ts';
import { CommandFailed } from './command.ts';

/** The account of an e-mail. @throws CommandFailed when there is none */
export const findPerson = async ({ storage }: Context, email: string) => {
  const user = await findUserByEmail(storage.db, emailKeyOf(email));
  if (!user) throw new CommandFailed(`There is no account with the email ${email}.`);
  return user;
};
