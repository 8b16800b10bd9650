import { endpoints } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { requestFacts } from '../../http/request-facts.ts';
import { route } from '../../http/route.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const registerContact = (app: FastifyInstance, context: Context): void => {
  route(app, endpoints.contact, ({ body, request }) =>
    sendContactMessage(context, body, requestFacts(context, request)),
  );
};
