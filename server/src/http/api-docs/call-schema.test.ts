import type { Call } from '@riparo/domain/call/call.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  closeLibraryCall,
  extendLoanCall,
  greetReaderCall,
  lendBookCall,
  shelvesCall,
} from '../../../test/library-calls.ts';
import type { ServeOptions } from '../serve-options.ts';
import { describeCall } from './call-schema.ts';

const rateLimit = { max: 1, windowSeconds: 60 };
const read = ['malformed-request'];
const written = ['malformed-request', 'origin-refused', 'too-many-requests'];
const withBody = ['payload-too-large', 'unsupported-media-type', 'validation'];

test.each<[string, Call, ServeOptions, string[]]>([
  ['a read', shelvesCall, {}, read],
  ['a read of a guest or customer', greetReaderCall, {}, read],
  ['a read with a limit', shelvesCall, { rateLimit }, [...read, 'too-many-requests']],
  ['a read about somebody', { ...shelvesCall, params: z.object({}) }, {}, [...read, 'not-found']],
  ['a read with questions', { ...shelvesCall, query: z.object({}) }, {}, [...read, 'validation']],
  ['a write', closeLibraryCall, {}, written],
  ['a notice that is signed', closeLibraryCall, { acceptsAnyOrigin: true }, read],
  [
    'a notice with a limit',
    closeLibraryCall,
    { acceptsAnyOrigin: true, rateLimit },
    [...read, 'too-many-requests'],
  ],
  ['a write with all', lendBookCall, {}, [...written, 'not-found', ...withBody, 'book-lent']],
  ['a write of a customer', extendLoanCall, {}, [...written, 'not-found', ...withBody, 'SessionRequired']],
])('%s may be refused for these reasons', (_, call, options, codes) => {
  const answers = describeCall(call, options).response as Record<string, { description?: string }>;
  const told = Object.entries(answers).flatMap(([status, { description = '' }]) =>
    Number(status) < 400 ? [] : [...description.matchAll(/^`(.+?)`: ./gm)].map(([, code]) => code),
  );
  expect(told.toSorted()).toEqual(codes.toSorted());
  expect(answers[call.answer.status]).toBeInstanceOf(z.core.$ZodType);
});

test('a call is checked by its own schemas', () => {
  const { params, query, body } = lendBookCall;
  const headers = z.object({});
  expect(describeCall({ ...lendBookCall, headers }, {})).toMatchObject({
    operationId: 'lendBook',
    summary: 'Presta un libro',
    params,
    querystring: query,
    headers,
    body,
  });
  expect(Object.keys(describeCall(shelvesCall, {}))).toEqual([
    'operationId',
    'summary',
    'security',
    'response',
  ]);
});
