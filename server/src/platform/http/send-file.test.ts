import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app-instance.ts';
import { csvType, type FileContent, sendAttachment } from './send-file.ts';

async function* inPieces() {
  yield 'a;b\n';
  yield Buffer.from('1;2\n');
}

test.each<[string, FileContent['content'], string | undefined]>([
  ['text', 'a;b\n1;2\n', '8'],
  ['bytes', Buffer.from('a;b\n1;2\n'), '8'],
  ['what comes in pieces', inPieces(), undefined],
])('%s is sent as an attachment', async (_, content, length) => {
  const app: App = Fastify();
  onTestFinished(() => app.close());
  app.get('/', (_request, reply) =>
    sendAttachment(reply, { filename: 'a.csv', contentType: csvType, content }),
  );
  const { headers, body } = await app.inject('/');
  expect(body).toBe('a;b\n1;2\n');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-disposition': 'attachment; filename="a.csv"',
    'content-type': 'text/csv; charset=utf-8',
  });
  expect(headers['content-length']).toBe(length);
});
