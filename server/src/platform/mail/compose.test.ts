import { expect, test } from 'vitest';
import * as z from 'zod';
import { attachmentsOf, composeMail } from './compose.ts';
import { defineTemplate } from './template.ts';

const template = defineTemplate({
  name: 'Prova',
  mailClass: 'contract',
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

const make = async ({ document, id }: { document: string; id: string }) => ({
  filename: `${document}-${id}.pdf`,
  contentType: 'application/pdf',
  content: Buffer.alloc(0),
});

test('a mail is sent with all its documents or not at all', async () => {
  const withTwo = defineTemplate({
    ...template,
    attachments: ({ name }) => [
      { document: 'ski-certificate', id: name },
      { document: 'ski-receipt', id: name },
    ],
  });
  const mail = { id: '1', recipient: 'ada@example.org', data: { name: 'Ada' } };
  const files = await attachmentsOf(mail, withTwo, make);
  expect(files?.map(({ filename }) => filename)).toEqual(['ski-certificate-Ada.pdf', 'ski-receipt-Ada.pdf']);
  const withOneMissing = async (reference: { document: string; id: string }) =>
    reference.document === 'ski-receipt' ? null : make(reference);
  expect(await attachmentsOf(mail, withTwo, withOneMissing)).toBeNull();
  expect(await attachmentsOf(mail, template, make)).toEqual([]);
});
