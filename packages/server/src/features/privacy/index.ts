import { Readable } from 'node:stream';
import { endpoints, profileTexts } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { requestFacts } from '../../http/request-facts.ts';
import { route } from '../../http/route.ts';
import { limitAttempts } from '../abuse/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { deleteAccount } from './delete-account.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { sendDeletionCode } from './send-deletion-code.ts';

export { deleteUser } from './delete-user.ts';
export { deleteDeletionCodesExpiredBefore } from './deletion-code-store.ts';
export { exportPersonalData } from './export-personal-data.ts';

/** @param options.afterDeletion hears of each account that was deleted, to end what this process does for it */
export const registerPrivacy = (
  app: FastifyInstance,
  context: Context,
  { afterDeletion }: { readonly afterDeletion: (userId: string) => void },
): void => {
  const { clock, storage, time } = context;

  route(app, endpoints.exportMyData, async ({ caller, request, reply }) => {
    const { userId } = caller;
    await limitAttempts(context, 'export', { byAccount: userId });
    const facts = requestFacts(context, request);
    await recordSecurityEvent(storage.db, context, { kind: 'data_exported', userId, facts });
    const name = `genie-my-data-${time.dayOf(clock.now())}.zip`;
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(exportPersonalData(context, userId), { objectMode: false }));
  });

  route(app, endpoints.deleteAccountCode, async ({ caller, request }) => {
    await sendDeletionCode(context, caller, requestFacts(context, request));
    return { message: profileTexts.deletionCodeSent };
  });

  route(app, endpoints.deleteAccount, async ({ body, caller, request }) => {
    const proof = { password: body.password ?? '', code: body.code ?? '' };
    await deleteAccount(context, caller, proof, requestFacts(context, request));
    afterDeletion(caller.userId);
    return { message: profileTexts.accountDeleted };
  });
};
