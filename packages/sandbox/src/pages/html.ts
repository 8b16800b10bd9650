/** Markup that is safe to send. Only the `html` tag makes it, so every interpolated text has been escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Interpolated = Html | string | number | null | false | Html[];

/** Builds markup; texts put into it are escaped, `null` and `false` leave nothing. */
export function html(parts: TemplateStringsArray, ...values: Interpolated[]): Html {
  const written = parts.map(
    (part, index) => part + (index < values.length ? render(values[index] ?? null) : ''),
  );
  return new Html(written.join(''));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function render(value: Interpolated): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('');
  return escapeHtml(String(value));
}
