import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testServer } from '../../../../test/test-server.ts';
import { openSandboxMail } from './sandbox-mail.ts';

const message = {
  id: randomUUID(),
  from: 'Riparo <ciao@riparo.example>',
  to: 'ada@example.org',
  subject: 'Ciao <b>Ada</b>',
  html: '<html><head></head><body style="color:red"><a href="https://www.riparo.example">Apri</a></body></html>',
  text: 'Apri <questo>',
  attachments: [{ filename: 'perché no.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
  pictures: [],
};

test('a developer finds a mail, reads both versions and downloads its attachments', async () => {
  await using server = await testServer();
  const note = { filename: 'altro.txt', contentType: 'text/plain', content: Buffer.from('altro') };
  const before = { ...message, id: randomUUID(), text: 'Prima', attachments: [note] };
  await openSandboxMail(server.db).send(before);
  await openSandboxMail(server.db).send(message);

  const list = await server.request('/sandbox/posta');
  expect(list.body).toContain('Ciao &#60;b&#62;Ada&#60;/b&#62;');
  const mailPath = /href="(\/sandbox\/posta\/[\w-]+)"/.exec(list.body)?.[1] ?? '';

  const page = await server.request(mailPath);
  expect(page.body).toContain('Apri &#60;questo&#62;');
  expect(page.body).toContain('ada@example.org');
  expect(page.body).not.toContain('altro.txt');
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
  // Only the page that shows a mail in a frame may have frames.
  expect(list.headers['content-security-policy']).not.toContain('frame-src');

  const htmlPath = /<iframe[^>]*src="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const html = await server.request(htmlPath);
  expect(html.body).toContain('<base target="_blank">');
  expect(html.body).toContain('style="color:red"');

  const filePath = /href="(\/sandbox\/posta\/allegati\/[\w-]+)"/.exec(page.body)?.[1] ?? '';
  const file = await server.request(filePath);
  expect(file.body).toBe('%PDF');
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''perch%C3%A9%20no.pdf",
  });
});

test('a mail can run and load nothing from its frame', async () => {
  await using server = await testServer();
  await openSandboxMail(server.db).send({ ...message, attachments: [] });
  const list = await server.request('/sandbox/posta');
  const mailPath = /href="(\/sandbox\/posta\/[\w-]+)"/.exec(list.body)?.[1] ?? '';
  expect((await server.request(mailPath)).body).not.toContain('Allegati');

  const { headers } = await server.request(`${mailPath}/html`);

  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-popups');
  expect(policy).not.toContain('allow-scripts');
  expect(policy).not.toContain('script-src');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});
