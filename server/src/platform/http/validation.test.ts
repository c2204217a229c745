import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { InvalidInput, validatorCompiler } from './validation.ts';

function checked(schema: z.core.$ZodType, data: unknown): unknown {
  const check = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' });
  const result = check(data);
  return typeof result === 'object' && 'error' in result ? result.error : result;
}

describe('our own message where a schema has none', () => {
  test.each<[string, z.core.$ZodType, unknown]>([
    ['Campo obbligatorio', z.string(), undefined],
    ['Il valore inserito non è corretto', z.string(), 7],
    ['Il valore inserito non è corretto', z.string(), null],
    ['Campo obbligatorio', z.string().min(1), ''],
    ['Servono almeno 2 caratteri', z.string().min(2), 'a'],
    ['Non più di 2 caratteri', z.string().max(2), 'abc'],
    ["Seleziona almeno un'opzione!", z.array(z.string()).min(1), []],
    ["Seleziona almeno un'opzione!", z.set(z.string()).min(1), new Set()],
    ['Non più di 2 voci', z.array(z.string()).max(2), ['a', 'b', 'c']],
    ['Non più di una voce', z.set(z.string()).max(1), new Set(['a', 'b'])],
    ['Il valore deve essere almeno 1', z.number().min(1), 0],
    ['Il valore non può superare 9', z.number().max(9), 10],
    ['Scegli una delle opzioni previste', z.enum(['alto', 'basso']), 'sotto'],
    ['Il valore inserito non è corretto', z.email(), 'ada'],
    ['Il valore inserito non è corretto', z.string(), 'ada\0'],
    ['Chi sei?', z.string('Chi sei?'), undefined],
  ])('%s', (message, schema, value) => {
    const error = checked(z.object({ field: schema }), { field: value });
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error).toMatchObject({ fields: { field: message }, isMisshapen: false });
  });
});

test.each<[string, z.core.$ZodType, unknown, object, boolean]>([
  [
    'each field by its way',
    z.object({ contact: z.object({ email: z.string() }), shelves: z.array(z.number()) }),
    { contact: {}, shelves: [1, 'b'] },
    { 'contact.email': 'Campo obbligatorio', 'shelves.1': 'Il valore inserito non è corretto' },
    false,
  ],
  [
    'the first problem of a field',
    z.object({ name: z.string().min(2, 'corto').regex(/b/, 'senza b') }),
    { name: 'a' },
    { name: 'corto' },
    false,
  ],
  ['a list in place of an object', z.object({ name: z.string() }), [], {}, true],
  [
    'what is wrong with all of it, but not its shape',
    z.object({}).refine(() => false, 'nulla'),
    {},
    {},
    false,
  ],
])('the message says: %s', (_, schema, data, fields, isMisshapen) => {
  expect(checked(schema, data)).toEqual(expect.objectContaining({ fields, isMisshapen }));
});
