import { type Html, html } from './html.ts';

type IdentityErrorPage = { code: string; description: string; appUrl: string };

/** What a browser shows when the provider cannot send it back to the product: there is nowhere it may be sent. */
export function identityErrorPage({ code, description, appUrl }: IdentityErrorPage): Html {
  return html`<main class="sign-in">
<p class="soft">In place of Google</p>
<h1>Sign-in refused</h1>
<p class="lead">${sentence(description)}</p>
<p><code>${code}</code></p>
<p><a href="${appUrl}">Back to Genie</a></p>
</main>`;
}

function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return 'The request was refused.';
  // The name of a parameter stays as it is written.
  const begun = /^\w*_/.test(trimmed) ? trimmed : trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
