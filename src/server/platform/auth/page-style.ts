/** The look of the server's own pages, in the colors of the product, light and dark as the system is. */
import { typefacePath } from './typeface.ts'

export const pageStyle = `
:root {
  color-scheme: light dark;
  --surface: #f4f6f5; --raised: #fff; --line: #dde3e0; --control: #7d8b86; --quiet: #e6ebe9;
  --text: #13201d; --muted: #4c5a56; --accent: #0b5e5b; --accent-hover: #084a48; --on-accent: #fff;
  --accent-text: #0a5350; --bad: #ae261d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --surface: #0e1514; --raised: #151d1b; --line: #26312e; --control: #6f807a; --quiet: #26312e;
    --text: #e7edeb; --muted: #a8b5b0; --accent: #57bdb3; --accent-hover: #74cfc6; --on-accent: #04201e;
    --accent-text: #73cfc5; --bad: #f4938a;
  }
}
@font-face {
  font-family: "Instrument Sans Variable"; font-weight: 400 700; font-display: swap;
  src: url("${typefacePath}") format("woff2");
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--surface); color: var(--text);
  font: 15px/1.5 "Instrument Sans Variable", ui-sans-serif, system-ui, sans-serif;
}
main { max-width: 44rem; margin: 0 auto; padding: 32px 16px 64px; }
.brand { display: flex; align-items: center; gap: 10px; margin: 0 0 28px; font-size: 20px; font-weight: 600; letter-spacing: -0.02em; }
.bar { fill: var(--accent); } .long { fill: var(--text); }
h1 { margin: 0 0 4px; font-size: 24px; font-weight: 600; line-height: 1.25; letter-spacing: -0.015em; }
h2 { margin: 0 0 2px; font-size: 16px; font-weight: 600; }
p { margin: 0 0 16px; }
.muted { color: var(--muted); font-size: 14px; }
section { margin: 20px 0 0; padding: 20px; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; }
section > :last-child { margin-bottom: 0; }
.after { margin-top: 24px; }
a { color: var(--accent-text); margin-right: 16px; }
.accounts { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 8px; }
.account {
  padding: 10px 14px; text-align: left; color: var(--text); background: var(--raised);
  border: 1px solid var(--control); border-radius: 8px; font: inherit; font-weight: 600; line-height: 1.35; cursor: pointer;
}
.account:hover { background: var(--quiet); }
.account span { font-weight: 400; display: block; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.field { margin: 0 0 16px; }
.names { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0 16px; }
label { display: block; margin: 0 0 4px; font-size: 14px; font-weight: 600; }
input {
  width: 100%; min-height: 44px; padding: 8px 12px; color: var(--text); background: var(--raised);
  border: 1px solid var(--control); border-radius: 8px; font: inherit; font-size: 16px;
}
input[aria-invalid=true] { border-color: var(--bad); }
.problem { margin: 4px 0 0; color: var(--bad); font-size: 14px; }
.button {
  display: inline-block; min-height: 44px; padding: 9px 20px; color: var(--on-accent); background: var(--accent);
  border: 1px solid transparent; border-radius: 8px; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--accent-hover); }
:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; }
`
