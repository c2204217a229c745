import { expect, test } from 'vitest';
import * as z from 'zod';
import { composeMail } from './compose.ts';
import { defineTemplate } from './template.ts';

const template = defineTemplate({
  picture: 'letter',
  data: z.object({ name: z.string() }),
  content: ({ name }) => ({ subject: `Ciao ${name}`, preview: '', title: name, blocks: [] }),
});
const sender = { from: 'Riparo <ciao@riparo.example>', siteUrl: new URL('https://www.riparo.example') };

test('a name with line breaks adds no header to the mail', () => {
  const mail = {
    id: '1',
    recipient: 'ada@example.org',
    data: { name: 'Ada\r\nBcc: all@example.org\u2028x' },
  };
  expect(composeMail(mail, template, sender).subject).toBe('Ciao Ada Bcc: all@example.org x');
});

test('data that do not fit the template are refused', () => {
  expect(() => composeMail({ id: '1', recipient: 'ada@example.org', data: {} }, template, sender)).toThrow(
    z.core.$ZodError,
  );
});

test('every mail brings the picture that it shows', () => {
  const { html, pictures } = composeMail(
    { id: '1', recipient: 'ada@example.org', data: { name: 'Ada' } },
    template,
    sender,
  );
  expect(pictures.map(({ cid }) => cid)).toEqual(['letter']);
  expect(html.match(/<img\s[^>]*src="cid:letter"\s+alt=""/g)).toHaveLength(1);
  expect(pictures[0]?.content.subarray(1, 4).toString()).toBe('PNG');
});
