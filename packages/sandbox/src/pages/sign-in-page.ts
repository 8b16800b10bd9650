import { knownPersons, type Person } from '../identity/person.ts';
import type { Typed } from '../identity/read-choice.ts';
import { type Html, html } from './html.ts';

type SignInPage = { uid: string; typed: Typed; problem: string | null };

/** The page that asks who one wants to be: two plain forms and a link, at the address they are sent back to. */
export function signInPage({ uid, typed, problem }: SignInPage): Html {
  return html`<main class="sign-in">
<p class="soft">In place of Google</p>
<h1>Choose an account</h1>
<p class="lead">to go on to Genie. No password is needed.</p>
<form method="post" aria-label="Known accounts">
<ul class="accounts">${knownPersons.map(account)}</ul>
</form>
<form method="post" aria-labelledby="somebody" class="typed">
<h2 id="somebody">Somebody else</h2>
${problem !== null && html`<p class="problem" id="problem" role="alert">${problem}</p>`}
<label for="email">Email</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="off" value="${typed.email}" ${
    problem !== null && html`aria-invalid="true" aria-describedby="problem"`
  }>
<label for="name">Name <span>(optional)</span></label>
<input id="name" name="name" maxlength="100" autocomplete="off" value="${typed.name}">
<label class="check"><input type="checkbox" name="verified" value="yes" ${typed.verified && html`checked`}> The email is verified</label>
<p class="ways"><button type="submit" class="primary">Continue</button> <a href="${uid}/cancel">Cancel</a></p>
</form>
</main>`;
}

function account({ email, name }: Person): Html {
  return html`<li><button type="submit" name="account" value="${email}"><span class="initials" aria-hidden="true">${initials(
    name,
  )}</span><span><strong>${name}</strong> <span class="soft mono">${email}</span></span></button></li>`;
}

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}
