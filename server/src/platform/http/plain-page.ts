import { brand } from '@riparo/domain/platform/brand/brand.ts';
import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { html, Html } from './html.ts';

/**
 * A page outside the site for developers, operators, or after scanning a code: rendered on the server without
 * scripts.
 */
export type PlainPage = { title: string; body: Html; framesOwnPages?: boolean };

// The site's colours and shapes; its font only if installed.
const style = `
:root { color-scheme: light dark; --ink: #12302c; --muted: #47605b; --line: #dfe3d9; --paper: #fff; --ground: #fbf8f2; --accent: #0f5d52; --on-accent: #fff; --focus: #1f55c9; --danger: #a32c1c; --success: #1c6b45 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ecf2ec; --muted: #a8bdb5; --line: #29403b; --paper: #142724; --ground: #0d1b19; --accent: #8ed7bd; --on-accent: #0a221e; --focus: #8fc0ff; --danger: #ff9c9c; --success: #86d6a6 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.6 Figtree, 'Segoe UI', system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem }
h1 { font-size: 2rem; line-height: 1.15; letter-spacing: -.02em; margin: 0 0 .75rem }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem }
section > h2:first-child { margin-top: 0 }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem }
p { margin: 0 0 1rem }
a { color: var(--accent) }
a:focus-visible, summary:focus-visible, iframe:focus-visible, input:focus-visible, button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
.muted { color: var(--muted) }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 1.5rem; padding: 1.5rem; margin: 0 0 1.5rem }
.wide { overflow-x: auto }
.wide:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
.rows { list-style: none; margin: 0; padding: 0 }
.rows a { display: block; padding: .75rem 0; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line) }
.rows li:last-child a { border-bottom: 0 }
.rows a:hover strong { text-decoration: underline }
dl { display: grid; grid-template-columns: minmax(0, max-content) minmax(0, 1fr); gap: .25rem 1rem; margin: 0 0 1rem }
dt { color: var(--muted) }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff }
pre { overflow: auto; padding: 1rem; background: var(--ground); border-radius: .5rem; white-space: pre-wrap; overflow-wrap: anywhere }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line) }
summary { cursor: pointer }
form { display: grid; gap: 1rem }
form > div { display: grid; gap: .25rem }
label { font-weight: 600 }
input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--muted); border-radius: .875rem; padding: .75rem 1rem; width: 100%; min-width: 0 }
input[aria-invalid=true] { border: 2px solid var(--danger) }
button, .button { font: inherit; font-weight: 600; display: inline-block; min-height: 3.25rem; padding: .75rem 1.5rem; border: 2px solid var(--accent); border-radius: 999px; background: var(--accent); color: var(--on-accent); cursor: pointer; text-align: center; text-decoration: none }
button.quiet, .button.quiet { background: transparent; color: var(--accent) }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: end }
.pair > div { display: grid; gap: .25rem }
.narrow { max-width: 28rem; margin: 0 auto }
.amount { font-size: 2rem; font-weight: 700; line-height: 1.2; margin: 0 0 .25rem }
.problem:focus { outline: 3px solid var(--danger); outline-offset: 2px }
.brand { display: flex; align-items: center; gap: .5rem; margin: 0 0 1.5rem; font-size: 1.375rem; font-weight: 700; letter-spacing: -.02em; line-height: 1 }
.brand svg { width: 1.75rem; height: 1.75rem }
.shelter { fill: none; stroke: var(--accent); stroke-width: 6 } .sheltered { fill: #d06a3b }
.verdict { padding: 1.25rem 1.5rem; border: 2px solid; border-radius: 1.5rem; margin-block-end: 1rem }
.verdict.good { background: var(--success); border-color: var(--success); color: var(--ground) }
.verdict.wait { color: var(--accent); background: var(--paper) }
.verdict.bad { background: var(--danger); border-color: var(--danger); color: var(--ground) }
.facts { grid-template-columns: minmax(0, 1fr) }
.facts dd { margin-block-end: .75rem }
.picture { display: block; width: 7.5rem; margin: 0 auto 1rem }
.arch { fill: #dbe9df } .sun { fill: #f3a56d } .far { fill: #4d9a7f } .snow { fill: #fff } .fir { fill: #12594f }
.problem { border: 2px solid var(--danger); border-radius: .75rem; padding: .75rem 1rem; margin: 0 0 1rem }
`;

const plainPolicy = contentSecurityPolicy({ styles: [style] });
const framingPolicy = contentSecurityPolicy({ styles: [style], framesOwnPages: true });

export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  return reply
    .header('content-security-policy', policyOf(page))
    .header('cache-control', 'no-store')
    .type(plainPageType)
    .send(plainPageText(page));
}

export const plainPageType = 'text/html; charset=utf-8';

export function policyOf(page: PlainPage): string {
  return page.framesOwnPages ? framingPolicy : plainPolicy;
}

export function plainPageText(page: PlainPage): string {
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${page.title} · ${brand.name}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <main>${page.body}</main>
      </body>
    </html>`.text;
}
