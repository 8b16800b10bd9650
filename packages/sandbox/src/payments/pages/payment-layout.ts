import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from '../../pages/html.ts';
import { type PageLanguage, textsOf } from './page-texts.ts';
import { paymentStyle } from './payment-style.ts';

type PaymentPage = {
  title: string;
  language: PageLanguage;
  body: Html;
  /** Addresses that a form of the page may lead to in the end. */
  leadsTo: (string | null)[];
};

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="7" fill="%23173f4a"/%3E%3Cpath d="M6 13 16 7l10 6M9 15v8m7-8v8m7-8v8M6 25h20" stroke="%23e3b552" stroke-width="2.4" fill="none"/%3E%3C/svg%3E';

const styleHash = createHash('sha256').update(paymentStyle).digest('base64');

/** Sends a page of the hosted payment page: plain HTML, without script, that loads nothing from anywhere. */
export async function sendPaymentPage(reply: FastifyReply, page: PaymentPage): Promise<FastifyReply> {
  const { title, language, body, leadsTo } = page;
  const markup = html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${textsOf(language).bank}</title>
<link rel="icon" href="${icon}">
<style>${new Html(paymentStyle)}</style>
</head>
<body>
${body}
</body>
</html>
`;
  // A browser holds a form to its page's policy through every redirection that follows.
  const origins = leadsTo.flatMap((address) => (address === null ? [] : [new URL(address).origin]));
  const formTargets = ["'self'", ...new Set(origins)].join(' ');
  return await reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
      // Under no-referrer a browser names no origin when a form is sent, and a form's origin is looked at.
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .send(markup.markup);
}

/** The bank's name with its mark. */
export function bankMark(language: PageLanguage): Html {
  const { bank, secure } = textsOf(language);
  return html`<div class="bank"><svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="oklch(0.8 0.125 86)" stroke-width="2"><path d="M4 13 16 6l12 7M8 15.5v8.5m8-8.5v8.5m8-8.5v8.5M4 27h24"/></svg><span>${bank}<small>${secure}</small></span></div>`;
}
