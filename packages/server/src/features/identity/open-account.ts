import { asPlainLine, constants, emailSchema, fullNameSchema } from '@genie/contract';
import { maskSensitiveCardData } from '@genie/payment-formats';
import type { ProvenIdentity } from '../../adapters/identity/identity-client.ts';
import { signInFailed } from '../../adapters/identity/identity-error.ts';
import { addMinutes } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { hashToken } from '../../sealing.ts';
import { type DatabaseTransaction, isUniqueViolation } from '../../storage/index.ts';
import { deleteRegistrationsOf, emailKeyOf, findUserByEmail, insertVerifiedUser } from '../accounts/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { startFreePlan } from '../plans/index.ts';
import { findUserByIdentity, hasIdentityAt, insertIdentity } from './identity-store.ts';
import { insertLinkRequest } from './link-request-store.ts';

const mostTries = 3;
const linkTries = 5;

type Account = { readonly id: string; readonly email: string; readonly fullName: string };

/** The account a proven identity opens, or what to ask its owner's password with first. */
type Opened = { readonly user: Account } | { readonly linkToken: string };

/**
 * Finds the account of a proven identity, links it to the account of its e-mail, or makes one. Of two that come at once
 * one writes, and the other finds what it wrote.
 */
export const openAccount = async (
  context: Context,
  proven: ProvenIdentity,
  facts: RequestFacts,
): Promise<Opened> => {
  const email = emailSchema.safeParse(proven.email);
  if (!email.success) throw signInFailed(email.error);
  for (let tries = 1; ; tries += 1) {
    try {
      return await context.storage.transaction((tx) =>
        findOrMake(context, tx, { ...proven, email: email.data }, facts),
      );
    } catch (error) {
      if (tries === mostTries || !isUniqueViolation(error)) throw error;
    }
  }
};

const findOrMake = async (
  context: Context,
  tx: DatabaseTransaction,
  proven: ProvenIdentity,
  facts: RequestFacts,
): Promise<Opened> => {
  const known = await findUserByIdentity(tx, proven);
  if (known) return { user: known };
  const present = await findUserByEmail(tx, emailKeyOf(proven.email));
  // The issuer vouches for the e-mail, so it can replace a sign-in of its own; a password it cannot.
  const mayLink = present?.passwordHash === null && (await hasIdentityAt(tx, present.id, proven.issuer));
  if (present && !mayLink) return askForPassword(context, tx, present.id, proven);
  const user = present ?? (await makeUser(context, tx, proven));
  await insertIdentity(tx, user.id, proven, context.clock.now());
  await recordSecurityEvent(tx, context, { kind: 'google_linked', userId: user.id, facts });
  return { user };
};

const askForPassword = async (
  { clock, random }: Context,
  tx: DatabaseTransaction,
  userId: string,
  { issuer, subject }: ProvenIdentity,
): Promise<Opened> => {
  const linkToken = random.token();
  await insertLinkRequest(tx, {
    tokenHash: hashToken(linkToken),
    userId,
    issuer,
    subject,
    triesLeft: linkTries,
    expiresAt: addMinutes(clock.now(), constants.googleSignInLifetimeMinutes),
  });
  return { linkToken };
};

/** A user whose e-mail the issuer has proven, on the Free Plan unless that e-mail has had it. */
const makeUser = async (
  context: Context,
  tx: DatabaseTransaction,
  { email, name }: ProvenIdentity,
): Promise<Account> => {
  const user = {
    id: context.random.uuid(),
    email,
    emailKey: emailKeyOf(email),
    fullName: fullNameOf(name, email),
    phone: '',
    passwordHash: null,
  };
  await insertVerifiedUser(tx, user, context.clock.now());
  await deleteRegistrationsOf(tx, user.emailKey);
  await startFreePlan(context, tx, user);
  return user;
};

/** A name as we keep names: on one plain line, without card data, and cut where ours end. */
const fullNameOf = (name: string, email: string): string => {
  const plain = [...maskSensitiveCardData(asPlainLine(name)).text]
    .slice(0, constants.maxNameCharacters)
    .join('');
  const parsed = fullNameSchema.safeParse(plain);
  return parsed.success ? parsed.data : email.slice(0, constants.maxNameCharacters);
};
