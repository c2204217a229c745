import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { html, Html } from '../http/html.ts';
import { legalLines } from '../drawing/wording/legal-lines.ts';
import { PICTURE_SIZE, type PictureName } from '../drawing/pictures/pictures.ts';
import type { MailBlock, MailContent } from './content.ts';

// Mail programs support little beyond tables and inline styles: the colours are those of the site's light
// theme.
const ink = '#12302c';
const muted = '#47605b';
const accent = '#12594f';
const ground = '#fbf8f2';
const soft = '#e9f1ea';
const line = '#dfe3d9';
const lamp = '#c9602f';

// Mail programs that follow the system's theme also support media queries, and get the site's dark theme.
const inTheDark = new Html(`<style>
  @media (prefers-color-scheme: dark) {
    .ground { background: #0d1b19 !important; }
    .card { background: #142724 !important; border-color: #29403b !important; }
    .soft { background: #17302b !important; }
    .ink { color: #ecf2ec !important; }
    .muted { color: #a8bdb5 !important; }
    .line { border-color: #29403b !important; }
    .link { color: #8ed7bd !important; }
    .mark { border-color: #8ed7bd !important; }
    .action { background: #8ed7bd !important; color: #0a221e !important; }
  }
</style>`);

// The site's font if installed: a mail loads none.
const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

// Beside its title, at the same size in all mails.
const pictureHeight = 105;
const pictureWidth = (pictureHeight * PICTURE_SIZE.width) / PICTURE_SIZE.height;

// The arch over a dot, drawn with borders: the brand appears even where images are blocked.
const brandMark = html`<span
  class="mark"
  style="display:inline-block;width:13px;height:17px;padding-top:3px;border:4px solid ${accent};border-bottom:0;border-radius:12px 12px 0 0;line-height:0;text-align:center;vertical-align:-1px"
  ><span
    style="display:inline-block;width:7px;height:7px;margin-top:5px;border-radius:7px;background:${lamp}"
  ></span
></span>`;

export function renderHtml(content: MailContent, siteUrl: URL, picture: PictureName): string {
  const page = html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${content.subject}</title>
        ${inTheDark}
      </head>
      <body class="ground" style="margin:0;padding:0;background:${ground}">
        <div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="ground"
          style="background:${ground}"
        >
          <tr>
            <td align="center" style="padding:28px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td style="padding:0 24px 20px;${font};font-size:22px;font-weight:700;line-height:1">
                    <a href="${siteUrl.href}" class="ink" style="color:${ink};text-decoration:none"
                      >${brandMark}&#160;${brand.name}</a
                    >
                  </td>
                </tr>
              </table>
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                class="card"
                style="max-width:560px;background:#ffffff;border:1px solid ${line};border-collapse:separate;border-radius:20px"
              >
                <tr>
                  <td
                    class="ink"
                    style="padding:32px 24px 20px;${font};font-size:16px;line-height:1.55;text-wrap:pretty;color:${ink}"
                  >
                    <img
                      src="cid:${picture}"
                      alt=""
                      width="${pictureWidth}"
                      height="${pictureHeight}"
                      style="display:block;width:${pictureWidth}px;height:${pictureHeight}px;margin:0 0 16px -5px;border:0"
                    />
                    <h1
                      style="margin:0 0 16px;font-size:26px;line-height:1.2;letter-spacing:-0.02em;text-wrap:balance"
                    >
                      ${unbroken(content.title)}
                    </h1>
                    ${content.blocks.map(htmlBlock)}
                  </td>
                </tr>
              </table>
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td
                    class="muted"
                    style="padding:20px 24px;${font};font-size:12px;line-height:1.5;color:${muted}"
                  >
                    ${legalLines().map((words) => html`${words}<br />`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return page.text;
}

// Longer words are broken to fit a narrow column; shorter ones stay on one line, and « % » stays with its
// number.
const maxWordLength = 22;
const wrapping = (value: string) =>
  value.split(/\s/).some(({ length }) => length > maxWordLength)
    ? 'overflow-wrap:anywhere;word-break:break-word'
    : value.length <= maxWordLength
      ? 'white-space:nowrap'
      : '';

/** `Covid-19`, `e-mail`: never broken at the hyphen. */
const HYPHENATED = /(\p{L}+-\d+|e-mail)/iu;

const unbroken = (text: string): readonly Html[] =>
  text
    .split(HYPHENATED)
    .map((words, at) => (at % 2 ? html`<span style="white-space:nowrap">${words}</span>` : html`${words}`));

function htmlBlock(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${unbroken(block.text)}</p>`;
    case 'button':
      return html`<p style="margin:24px 0">
          <a
            href="${safeAddress(block.url)}"
            class="action"
            style="display:inline-block;padding:15px 28px;background:${accent};color:#ffffff;border-radius:999px;font-weight:600;text-decoration:none"
            >${block.label}</a
          >
        </p>
        <p class="muted" style="margin:-8px 0 20px;font-size:12px;color:${muted};word-break:break-all">
          ${safeAddress(block.url)}
        </p>`;
    case 'code':
      return html`<p
        class="soft"
        style="margin:24px 0;padding:18px;background:${soft};border-radius:14px;font-size:30px;letter-spacing:6px;text-align:center;font-weight:700"
      >
        ${block.code}
      </p>`;
    case 'list':
      return html`<ul style="margin:0 0 16px;padding-left:20px">
        ${block.items.map((item) => html`<li style="margin:0 0 8px">${unbroken(item)}</li>`)}
      </ul>`;
    case 'facts':
      return html`<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px">
        ${block.rows.map(
          ([label, value]) =>
            html`<tr>
              <th
                align="left"
                valign="baseline"
                class="muted line"
                style="padding:10px 8px 10px 0;font-size:14px;font-weight:400;color:${muted};border-bottom:1px solid ${line}"
              >
                ${label}
              </th>
              <td
                align="right"
                valign="baseline"
                class="line"
                style="padding:10px 0;font-weight:600;border-bottom:1px solid ${line};${wrapping(value)}"
              >
                ${unbroken(value)}
              </td>
            </tr>`,
        )}
      </table>`;
    case 'link':
      return html`<p class="muted" style="margin:0 0 16px;font-size:14px;color:${muted}">
        ${unbroken(block.text)}
        <a href="${safeAddress(block.url)}" class="link" style="color:${accent}">${block.label}</a>
      </p>`;
    case 'note':
      return html`<p class="muted" style="margin:0 0 16px;font-size:14px;color:${muted}">
        ${unbroken(block.text)}
      </p>`;
  }
}

export function renderText(content: MailContent): string {
  return (
    [content.title, ...content.blocks.map(textBlock), ['-- ', ...legalLines()].join('\n')].join('\n\n') + '\n'
  );
}

function textBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'button':
      return `${block.label}:\n${safeAddress(block.url)}`;
    case 'link':
      return `${block.text} ${block.label}:\n${safeAddress(block.url)}`;
    case 'code':
      return `    ${block.code}`;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  }
}

/** A link in a mail leads to a web page, whatever the input. */
function safeAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError('a link in a mail must be a web address');
  return href;
}
