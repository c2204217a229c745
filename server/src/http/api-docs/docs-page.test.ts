import { expect, test } from 'vitest';
import type { Operation } from './api-document.ts';
import { docsPage } from './docs-page.ts';

const pageOf = (operation: Partial<Operation>) =>
  docsPage(
    {
      info: { title: 'API' },
      paths: {
        '/api/books': {
          get: { operationId: 'books', summary: 'I libri', security: [], responses: {}, ...operation },
        },
      },
    },
    '/api/docs/openapi.json',
  ).text;

test.each([
  ['everybody', [], 'Per tutti.'],
  [
    'everybody, some of whom are known',
    [{}, { session: [] }],
    'Per tutti; chi ha aperto la sessione viene riconosciuto.',
  ],
  ['who is signed in', [{ session: [] }], 'Solo per chi ha aperto la sessione.'],
])('a call for %s says so', (_, security: Operation['security'], said) => {
  expect(pageOf({ security })).toContain(`<p>${said}</p>`);
});

test('an answer is shown by what it brings, a refusal by its reasons, from 400 on', () => {
  const schema = { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] };
  const described = (description: string) => ({ description, content: { 'application/json': { schema } } });
  const page = pageOf({
    responses: {
      200: described('Va bene'),
      400: described('`broken`: Non si legge.\n`odd`: Non si capisce.'),
    },
  });
  const [, answer, refusal] = page.split('<h3>Risposta ');
  expect(answer).toContain('title: string');
  expect(answer).not.toContain('Va bene');
  expect(refusal?.match(/<li>.*?<\/li>/g)).toEqual([
    '<li>broken: Non si legge.</li>',
    '<li>odd: Non si capisce.</li>',
  ]);
  expect(refusal).not.toContain('title: string');
});
