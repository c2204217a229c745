import { expect, test } from 'vitest';
import type { JsonSchema, Operation } from './api-document.ts';
import { describeSchema, docsPage } from './docs-page.ts';

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

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

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

test('the page of a few calls is this one', async () => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
  const page = docsPage(
    {
      info: { title: 'API', description: 'Le chiamate.' },
      paths: {
        '/api/books/{id}': {
          get: {
            operationId: 'readBook',
            summary: 'Un libro',
            security: [],
            parameters: [id],
            responses: { 200: { description: 'Ecco', content: json({ type: 'string' }) }, 404: {} },
          },
          put: {
            operationId: 'writeBook',
            summary: 'Scrive un libro',
            security: [{ session: [] }],
            parameters: [id, { name: 'draft', in: 'query', schema: { type: 'boolean' } }],
            requestBody: { content: json({ type: 'object', properties: { title: { type: 'string' } } }) },
            responses: { 204: {} },
          },
        },
        '/api/shelves': {
          get: { operationId: 'shelves', summary: 'Gli scaffali', security: [], responses: {} },
        },
      },
    },
    '/api/docs/openapi.json',
  );
  await expect(page.text).toMatchFileSnapshot('docs-page.txt');
  expect(pageOf({})).toContain('<p></p>');
});

test.each<[string, JsonSchema]>([
  ['string', { type: 'string' }],
  ['string | null', { type: ['string', 'null'] }],
  ['qualsiasi valore', {}],
  ['string (uuid)', { type: 'string', format: 'uuid' }],
  ['string (almeno 2, al più 40)', { type: 'string', minLength: 2, maxLength: 40 }],
  ['integer (da 0, a 9)', { type: 'integer', minimum: 0, maximum: 9 }],
  ['integer', { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }],
  ['"alto" | "basso"', { type: 'string', enum: ['alto', 'basso'] }],
  ['false', { type: 'boolean', const: false }],
  ['string | 7', { anyOf: [{ type: 'string' }, { const: 7 }] }],
  ['string | integer', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
  ['[ string … ]', { type: 'array', items: { type: 'string' }, minItems: 1 }],
  ['array (almeno 1)', { type: 'array', minItems: 1 }],
  ['{\n  a?: string\n}', { type: 'object', properties: { a: { type: 'string' } } }],
  [
    '{\n  a: {\n    b?: string\n  }\n  c?: string\n}',
    {
      properties: { a: { properties: { b: { type: 'string' } }, required: [] }, c: { type: 'string' } },
      required: ['a'],
    },
  ],
])('a reader sees %s', (sketch, schema) => {
  expect(describeSchema(schema)).toBe(sketch);
});
