import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Headers that keep a page from loading, framing or sending what it should not. */
export const registerSecurityHeaders = (app: FastifyInstance, publicUrl: string): void => {
  const https = publicUrl.startsWith('https://');
  // Made once: helmet's plugin for Fastify puts the policy together anew for each request.
  const addHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        // Photos are previewed before they are sent.
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // HTML is inserted in one place, through DOMPurify, which makes the policy of its name. The other one is the
        // client's own, for the address of its CAPTCHA worker.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify', 'genie'],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    addHeaders(request.raw, reply.raw, done as (error?: unknown) => void);
  });
};
