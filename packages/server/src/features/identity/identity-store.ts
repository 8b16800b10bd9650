import type { ProvenIdentity } from '../../adapters/identity/identity-client.ts';
import type { AnyDatabase, Database, DatabaseTransaction } from '../../storage/index.ts';

type Identity = Pick<ProvenIdentity, 'issuer' | 'subject'>;

const account = { id: true, email: true, fullName: true } as const;

/** The account that a sign-in at a provider opens. */
export const findUserByIdentity = async (db: AnyDatabase, { issuer, subject }: Identity) =>
  (
    await db.externalIdentity.findUnique({
      where: { issuer_subject: { issuer, subject } },
      select: { user: { select: account } },
    })
  )?.user;

/** Whether an account is opened by any sign-in at that provider. */
export const hasIdentityAt = async (
  tx: DatabaseTransaction,
  userId: string,
  issuer: string,
): Promise<boolean> =>
  (await tx.externalIdentity.findFirst({ where: { userId, issuer }, select: { subject: true } })) !== null;

/** @throws a unique violation when that sign-in opens an account already */
export const insertIdentity = async (
  tx: DatabaseTransaction,
  userId: string,
  { issuer, subject }: Identity,
  linkedAt: Date,
): Promise<void> => {
  await tx.externalIdentity.create({ data: { issuer, subject, userId, linkedAt } });
};

/** The sign-ins at providers that open an account, oldest first. */
export const findIdentitiesOf = (db: Database, userId: string) =>
  db.externalIdentity.findMany({
    where: { userId },
    orderBy: { linkedAt: 'asc' },
    select: { issuer: true, subject: true, linkedAt: true },
  });
