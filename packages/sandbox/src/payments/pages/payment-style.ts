/** The style sheet of the hosted page: a bank's counter in ink and gold, apart from the sandbox's own pages. */
export const paymentStyle = `
:root {
  color-scheme: light dark;
  --paper: oklch(0.965 0.008 200); --raised: oklch(0.998 0.002 200); --ink: oklch(0.25 0.03 215);
  --soft: oklch(0.47 0.025 212); --line: oklch(0.87 0.014 205); --deep: oklch(0.3 0.052 212); --on-deep: oklch(0.965 0.012 85);
  --deep-soft: oklch(0.83 0.03 195); --gold: oklch(0.8 0.125 86); --accent: oklch(0.4 0.075 212); --on-accent: oklch(0.985 0.005 85);
  --bad: oklch(0.5 0.17 27); --bad-wash: oklch(0.955 0.025 27); --good: oklch(0.47 0.1 155);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: oklch(0.185 0.02 215); --raised: oklch(0.225 0.024 214); --ink: oklch(0.94 0.01 90);
    --soft: oklch(0.74 0.018 200); --line: oklch(0.36 0.024 212); --deep: oklch(0.27 0.045 212);
    --accent: oklch(0.8 0.125 86); --on-accent: oklch(0.22 0.035 85); --bad: oklch(0.78 0.12 27); --bad-wash: oklch(0.28 0.05 27); --good: oklch(0.78 0.12 155);
  }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', 'Noto Sans Arabic', sans-serif; }
a { color: var(--accent); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
h1, h2, p, dl, dd, ul { margin: 0; padding: 0; }
.sheet { max-width: 62rem; margin: 0 auto; padding: clamp(0px, 4vw, 3rem) clamp(0px, 3vw, 1.5rem) 3rem; }
.counter { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); background: var(--raised); border: 1px solid var(--line); border-radius: 14px; overflow: clip; box-shadow: 0 1px 2px oklch(0.2 0.03 215 / 0.06), 0 18px 40px -24px oklch(0.2 0.03 215 / 0.35); }
.summary { background: var(--deep); color: var(--on-deep); padding: clamp(1.25rem, 3vw, 2.25rem); display: flex; flex-direction: column; gap: 1.75rem; background-image: repeating-linear-gradient(115deg, transparent 0 11px, oklch(1 0 0 / 0.022) 11px 12px); }
.summary :focus-visible { outline-color: var(--on-deep); }
.bank { display: flex; align-items: center; gap: 0.7rem; font-weight: 650; letter-spacing: -0.01em; }
.bank svg { width: 1.9rem; height: 1.9rem; flex: none; }
.bank small { display: block; font-weight: 400; font-size: 0.8rem; color: var(--deep-soft); letter-spacing: 0; }
.due p { color: var(--deep-soft); font-size: 0.9rem; }
.due strong { display: block; font-size: clamp(2rem, 5vw, 2.6rem); line-height: 1.1; font-weight: 600; letter-spacing: -0.03em; font-variant-numeric: tabular-nums; unicode-bidi: isolate; }
.summary dl { display: grid; gap: 0.85rem; border-top: 1px solid oklch(1 0 0 / 0.16); padding-top: 1.25rem; }
.summary dt { color: var(--deep-soft); font-size: 0.8rem; }
.summary dd { overflow-wrap: anywhere; font-size: 0.95rem; unicode-bidi: isolate; }
.caution { margin-top: auto; font-size: 0.85rem; color: var(--deep-soft); text-wrap: pretty; }
.paying { padding: clamp(1.25rem, 3vw, 2.25rem); min-width: 0; }
h1 { font-size: 1.45rem; font-weight: 650; letter-spacing: -0.02em; line-height: 1.2; text-wrap: balance; }
h2 { font-size: 1.05rem; font-weight: 650; letter-spacing: -0.01em; }
.soft { color: var(--soft); }
.lead { color: var(--soft); margin-top: 0.5rem; text-wrap: pretty; max-width: 52ch; }
.notice { background: var(--bad-wash); color: var(--bad); border-radius: 8px; padding: 0.8rem 1rem; margin-bottom: 1.4rem; font-size: 0.95rem; }
.notice strong { display: block; font-weight: 650; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; }
.field { margin-top: 1.1rem; min-width: 0; }
.field label { display: block; font-size: 0.9rem; font-weight: 550; }
.field input { font: inherit; width: 100%; min-height: 3rem; margin-top: 0.35rem; padding: 0.5rem 0.85rem; color: inherit; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; }
.field input:hover { border-color: var(--soft); }
.field input:focus-visible { outline-offset: -1px; border-color: var(--gold); }
.field input[aria-invalid] { border-color: var(--bad); }
.digits { font-variant-numeric: tabular-nums; letter-spacing: 0.04em; direction: ltr; }
[dir='rtl'] .digits { text-align: right; }
.problem { color: var(--bad); font-size: 0.875rem; margin-top: 0.35rem; }
.pay { font: inherit; font-weight: 620; width: 100%; min-height: 3.2rem; margin-top: 1.6rem; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; cursor: pointer; }
.pay:hover { filter: brightness(1.08); }
.pay bdi { font-variant-numeric: tabular-nums; }
.below { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.4rem 1rem; margin-top: 1.1rem; font-size: 0.9rem; }
.saved { border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.15rem 1.15rem; margin-bottom: 1.6rem; }
.saved p { display: flex; flex-wrap: wrap; gap: 0.2rem 0.9rem; align-items: baseline; margin-top: 0.4rem; }
.saved .pay { margin-top: 1rem; }
.cards { margin-top: 2rem; }
.cards ul { list-style: none; display: grid; grid-template-columns: 1fr 1fr; gap: 1px; margin-top: 0.85rem; background: var(--line); border: 1px solid var(--line); border-radius: 12px; overflow: clip; }
.cards li { background: var(--raised); }
.cards li:last-child:nth-child(odd) { grid-column: 1 / -1; }
.cards button { font: inherit; color: inherit; text-align: start; display: grid; grid-template-columns: 1fr auto; gap: 0 0.75rem; align-items: baseline; width: 100%; height: 100%; min-height: 3.9rem; padding: 0.65rem 1rem; background: none; border: 0; cursor: pointer; }
.cards button:hover { background: var(--paper); }
.cards button:focus-visible { outline-offset: -3px; }
.cards li[aria-current] button { box-shadow: inset 0 0 0 2px var(--gold); }
.cards .digits { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.9rem; letter-spacing: 0; }
.cards .scheme { font-size: 0.72rem; font-weight: 650; color: var(--soft); }
.cards .says { grid-column: 1 / -1; font-size: 0.9rem; color: var(--soft); }
.alone { max-width: 28rem; margin: 0 auto; padding: clamp(1.5rem, 8vh, 5rem) 1.25rem 3rem; }
.alone .panel { background: var(--raised); border: 1px solid var(--line); border-radius: 14px; overflow: clip; box-shadow: 0 18px 40px -24px oklch(0.2 0.03 215 / 0.35); }
.alone header { background: var(--deep); color: var(--on-deep); padding: 1.1rem 1.5rem; }
.alone .inside { padding: 1.6rem 1.5rem 1.75rem; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: 0.3rem 1.25rem; margin-top: 1.25rem; padding-top: 1.1rem; border-top: 1px solid var(--line); font-size: 0.95rem; }
.facts dt { color: var(--soft); }
.facts dd { unicode-bidi: isolate; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.otp input { font: 600 1.5rem/1 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.3em; text-align: center; direction: ltr; }
.paid h1 { color: var(--good); }
a.pay { display: grid; place-items: center; text-decoration: none; }
@media (max-width: 46rem) {
  .sheet { padding: 0 0 2rem; }
  .cards ul { grid-template-columns: 1fr; }
  .counter { grid-template-columns: minmax(0, 1fr); border-radius: 0; border-width: 0 0 1px; box-shadow: none; }
  .summary { gap: 1.1rem; }
  .summary dl { grid-template-columns: 1fr 1fr; padding-top: 0.9rem; }
  .cards { margin-inline: 1.25rem; }
}
`;
