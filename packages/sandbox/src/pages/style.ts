/** The one style sheet of the sandbox's pages: ink on warm paper, hairlines, one gold accent. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: oklch(0.98 0.008 85); --raised: oklch(0.995 0.004 85); --ink: oklch(0.24 0.025 210);
  --soft: oklch(0.46 0.02 210); --line: oklch(0.87 0.012 85); --gold: oklch(0.78 0.13 85);
  --gold-wash: oklch(0.95 0.045 88); --link: oklch(0.42 0.07 210); --bad: oklch(0.5 0.16 28);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: oklch(0.19 0.018 210); --raised: oklch(0.225 0.02 210); --ink: oklch(0.93 0.012 85);
    --soft: oklch(0.72 0.015 150); --line: oklch(0.34 0.02 210); --gold-wash: oklch(0.32 0.045 85);
    --link: oklch(0.82 0.07 200); --bad: oklch(0.75 0.13 28);
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif; }
a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; border-radius: 4px; }
code, pre, .mono { font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; font-size: 0.875em; }
code { background: var(--raised); border: 1px solid var(--line); border-radius: 4px; padding: 0.05em 0.35em; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
pre code { border: 0; background: none; padding: 0; }
.bar { border-bottom: 1px solid var(--line); }
.bar > div { max-width: 72rem; margin: 0 auto; padding: 0.85rem 1.25rem; display: flex; gap: 0.75rem 1.25rem; align-items: center; flex-wrap: wrap; }
.brand { display: inline-flex; gap: 0.6rem; align-items: center; font-weight: 650; color: inherit; text-decoration: none; }
.brand::before { content: ''; width: 1.35rem; height: 1rem; border-radius: 0.2rem; background: var(--gold); box-shadow: inset 0 -1px 0 oklch(0.6 0.11 85), inset 0.45rem 0 0 -0.4rem oklch(0.6 0.11 85); }
.bar nav { display: flex; gap: 1.1rem; margin-left: auto; }
main { max-width: 72rem; margin: 0 auto; padding: 2.25rem 1.25rem 4rem; }
h1 { font-size: clamp(1.7rem, 4vw, 2.3rem); line-height: 1.15; letter-spacing: -0.02em; font-weight: 650; margin: 0 0 0.6rem; text-wrap: balance; }
h2 { font-size: 1.15rem; font-weight: 650; letter-spacing: -0.01em; margin: 0 0 0.35rem; }
.lead { color: var(--soft); max-width: 62ch; margin: 0; text-wrap: pretty; }
.soft { color: var(--soft); }
section { border-top: 1px solid var(--line); margin-top: 2.25rem; padding-top: 1.5rem; }
.grid { display: flex; flex-wrap: wrap; gap: 1px; background: var(--line); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; margin-top: 1.75rem; }
.grid > * { flex: 1 1 min(100%, 15rem); background: var(--raised); padding: 1rem 1.15rem; }
.grid p { margin: 0.2rem 0 0; }
.grid code { font-size: 0.8em; }
table { border-collapse: collapse; width: 100%; margin-top: 0.75rem; }
th { text-align: left; font-weight: 600; color: var(--soft); font-size: 0.85rem; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.scroll { overflow-x: auto; }
.modes { display: flex; flex-wrap: wrap; gap: 0.4rem; margin-top: 0.6rem; }
button { font: inherit; font-size: 0.9rem; color: var(--ink); background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: 0.4rem 0.75rem; min-height: 2.25rem; cursor: pointer; }
button:hover { border-color: var(--soft); }
button[aria-pressed='true'] { background: var(--gold); border-color: var(--gold); color: oklch(0.22 0.03 85); font-weight: 600; }
.fault { margin-top: 1.1rem; }
.fault h3, .log h3 { font-size: 1rem; margin: 0; font-weight: 600; }
label { font-size: 0.9rem; color: var(--soft); display: inline-flex; gap: 0.5rem; align-items: center; }
input { font: inherit; width: 6.5rem; padding: 0.3rem 0.5rem; border: 1px solid var(--line); border-radius: 6px; background: var(--raised); color: var(--ink); }
.log { margin-top: 1.25rem; }
.log ol { list-style: none; margin: 0.5rem 0 0; padding: 0; border-top: 1px solid var(--line); }
.log li { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: 0.45rem 0; overflow-wrap: anywhere; }
details pre { padding: 0.25rem 0 1rem 1rem; max-height: 26rem; overflow: auto; }
.inbox { display: grid; grid-template-columns: minmax(18rem, 24rem) 1fr; min-height: calc(100dvh - 3.4rem); }
.inbox .list { border-right: 1px solid var(--line); }
.inbox .list header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 0.75rem 1.25rem; border-bottom: 1px solid var(--line); }
.inbox ol { list-style: none; margin: 0; padding: 0; }
.inbox li a { display: block; padding: 0.8rem 1.25rem; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; border-left: 3px solid transparent; }
.inbox li a:hover { background: var(--raised); }
.inbox li a[aria-current] { background: var(--raised); border-left-color: var(--gold); }
.inbox li strong { display: block; font-weight: 500; }
.inbox li .unread strong { font-weight: 680; }
.inbox li .row { display: flex; justify-content: space-between; gap: 0.75rem; font-size: 0.85rem; color: var(--soft); }
.inbox li .row span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.message { width: 100%; max-width: 60rem; margin: 0; padding: 1.5rem clamp(1.25rem, 3vw, 2.5rem) 3rem; min-width: 0; }
.message dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1rem; margin: 0.75rem 0 1.25rem; }
.message dt { color: var(--soft); }
.message dd { margin: 0; overflow-wrap: anywhere; }
.otp { display: flex; flex-wrap: wrap; align-items: center; gap: 0.6rem 1.1rem; background: var(--gold-wash); border-radius: 10px; padding: 0.9rem 1.15rem; margin: 0 0 1.25rem; }
.otp output { font: 600 2rem/1 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.16em; }
iframe { width: 100%; height: min(62vh, 32rem); border: 1px solid var(--line); border-radius: 10px; background: #fff; }
.sign-in { max-width: 27rem; padding-top: clamp(1.5rem, 7vh, 4.5rem); }
.sign-in > p:first-child { margin: 0 0 0.35rem; font-size: 0.9rem; }
.sign-in h1 { font-size: clamp(1.6rem, 4vw, 1.95rem); margin-bottom: 0.3rem; }
.accounts { list-style: none; margin: 1.5rem 0 0; padding: 0; border: 1px solid var(--line); border-radius: 10px; overflow: clip; }
.accounts li + li { border-top: 1px solid var(--line); }
.accounts button { display: flex; gap: 0.85rem; align-items: center; width: 100%; min-height: 3.6rem; padding: 0.55rem 1rem; border: 0; border-radius: 0; font-size: 1rem; text-align: left; }
.accounts button:hover { background: var(--gold-wash); }
.accounts button:focus-visible { outline-offset: -2px; }
.accounts strong { display: block; font-weight: 600; line-height: 1.35; }
.accounts .mono { overflow-wrap: anywhere; }
.initials { flex: none; display: grid; place-items: center; width: 2.3rem; height: 2.3rem; border-radius: 6px; background: var(--gold-wash); font: 600 0.8rem/1 ui-monospace, Menlo, Consolas, monospace; }
.accounts button:hover .initials { background: var(--gold); color: oklch(0.22 0.03 85); }
.typed { margin-top: 1.75rem; padding-top: 1.4rem; border-top: 1px solid var(--line); }
.typed > label { display: flex; gap: 0.35rem; margin-top: 0.85rem; }
.typed input:not([type]), .typed input[type='email'] { width: 100%; min-height: 2.75rem; margin-top: 0.25rem; padding: 0.4rem 0.75rem; }
.typed input[aria-invalid] { border-color: var(--bad); }
.typed .check { gap: 0.6rem; align-items: center; color: var(--ink); min-height: 2.25rem; }
.typed .check input { width: 1.1rem; height: 1.1rem; margin: 0; padding: 0; accent-color: var(--gold); }
.problem { margin: 0.6rem 0 0; color: var(--bad); font-size: 0.95rem; }
.ways { display: flex; align-items: center; gap: 1.4rem; margin: 1.1rem 0 0; }
.primary { background: var(--gold); border-color: var(--gold); color: oklch(0.22 0.03 85); font-size: 1rem; font-weight: 600; min-height: 2.75rem; padding: 0.4rem 1.4rem; }
.empty { padding: 3rem 1.25rem; color: var(--soft); }
.back { display: none; }
@media (max-width: 50rem) {
  .inbox { grid-template-columns: 1fr; }
  .inbox .list { border-right: 0; }
  .inbox.reading .list, .inbox:not(.reading) .message { display: none; }
  .back { display: inline-block; margin-bottom: 0.75rem; }
  main { padding-top: 1.5rem; }
}
`;
