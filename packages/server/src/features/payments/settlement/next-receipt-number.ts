import type { DatabaseTransaction } from '../../../storage/index.ts';

/** The next number of a receipt; without gaps, as it is taken in the transaction that uses it. */
export const nextReceiptNumber = async (tx: DatabaseTransaction): Promise<number> => {
  const { value } = await tx.counter.upsert({
    where: { name: 'receipt' },
    create: { name: 'receipt', value: 1 },
    update: { value: { increment: 1 } },
  });
  return value;
};
