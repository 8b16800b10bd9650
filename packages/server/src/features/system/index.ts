import { endpoints } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';

export const registerSystem = (app: FastifyInstance, context: Context): void => {
  const { brand } = context.config;
  route(app, endpoints.settings, async () => ({
    brand_name: brand.name,
    operator_name: brand.operator,
    operator_address: brand.operatorAddress,
    support_email: brand.supportEmail,
    linkedin_url: brand.linkedinUrl,
    youtube_url: brand.youtubeUrl,
    google_sign_in: context.config.identity !== null,
    captcha_required: context.config.captcha,
  }));

  route(app, endpoints.health, async () => ({ status: 'ok' as const }));

  route(app, endpoints.readiness, async () => {
    await context.storage.ping();
    return { status: 'ready' as const };
  });
};
