import type { Mail } from '../../adapters/mail/mail-sender.ts';
import type { Context } from '../../context.ts';
import { markAsTable } from './mark.ts';

/** What one mail says; the layout makes HTML and text of it. */
type MailContent = {
  readonly to: string;
  readonly subject: string;
  /** Plain text, a paragraph each; line breaks and indentation within one are kept. */
  readonly before: readonly string[];
  /** Facts with their names, one a line: what a receipt is made of. */
  readonly lines?: readonly { readonly label: string; readonly value: string }[];
  /** What the reader came for, set large: a one-time code. */
  readonly code?: string;
  /** The one thing to do next, as a button; plain text shows the address. */
  readonly action?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A mail that reads well at phone width, in dark mode and as plain text. */
export const writeMail = ({ config }: Context, content: MailContent): Mail => {
  const { name, supportEmail } = config.brand;
  const footer = `${name} · ${supportEmail}`;
  return {
    to: content.to,
    subject: content.subject,
    text: plainText(content, footer),
    html: html(content, name, footer),
  };
};

const plainText = ({ before, lines, code, action, after }: MailContent, footer: string): string =>
  [
    ...before,
    ...(lines ? [lines.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    '--',
    footer,
  ].join('\n\n');

// Line breaks are elements: not every mail program knows pre-wrap, which keeps the indentation.
const paragraphs = (texts: readonly string[]) =>
  texts
    .map(
      (text) =>
        `<p style="margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    )
    .join('');

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 20px"><a class="button" href="${escapeHtml(url)}" style="display:block;padding:14px 20px;text-align:center;font-weight:700;text-decoration:none;background:#14201f;color:#fffdf8;border-radius:6px">${escapeHtml(label)}</a></p>`;

const table = (lines: NonNullable<MailContent['lines']>) => {
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><th scope="row" class="quiet" style="padding:5px 16px 5px 0;text-align:left;vertical-align:top;font-weight:400;white-space:nowrap;color:#5d6b69">${escapeHtml(label)}</th><td style="padding:5px 0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="margin:0 0 20px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`;
};

const html = (
  { subject, before, lines, code, action, after }: MailContent,
  name: string,
  footer: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #10191a !important; color: #ece8df !important; }
  .sheet { background: #172223 !important; border-color: #2c3a3b !important; }
  .code { background: #10191a !important; color: #ece8df !important; border-color: #b98f2d !important; }
  .button { background: #d8a93a !important; color: #14201f !important; }
  .mark { background: #25332f !important; }
  .quiet { color: #9fb0af !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f6f3ec;color:#14201f;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div class="sheet" style="max-width:520px;margin:0 auto;padding:28px 24px;background:#fffdf8;border:1px solid #e3ddd0;border-radius:8px">
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse"><tr><td class="mark" style="padding:6px;background:#14201f;border-radius:7px">${markAsTable()}</td><td style="padding-left:12px;font-weight:700;font-size:18px">${escapeHtml(name)}</td></tr></table>
${paragraphs(before)}
${lines ? table(lines) : ''}
${code ? `<p class="code" style="margin:0 0 20px;padding:14px 0;text-align:center;font:700 30px/1.2 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.28em;text-indent:.28em;background:#f6f3ec;color:#14201f;border:1px solid #d8a93a;border-radius:6px">${escapeHtml(code)}</p>` : ''}
${action ? button(action) : ''}
${paragraphs(after)}
<p class="quiet" style="margin:24px 0 0;font-size:13px;color:#5d6b69">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
