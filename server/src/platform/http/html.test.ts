import { expect, test } from 'vitest';
import { html } from './html.ts';

test('html escapes inserted values, in text and in attributes', () => {
  const name = `<img src=x onerror="alert('1')">&`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;">' +
      '&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;</p>',
  );
});

test('html keeps its own markup, joins lists and omits empty values', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  const list = html`<ul>
    ${items}${null}${0}
  </ul>`;
  expect(list.text.replace(/\s+/g, '')).toBe('<ul><li>a</li><li>&#60;b&#62;</li>0</ul>');
});
