import { customer, everybody, guestOrCustomer } from '@riparo/domain/platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '@riparo/domain/platform/call/call.ts';
import { defineErrors } from '@riparo/domain/platform/call/problem.ts';
import * as z from 'zod';

/** A small made-up feature, so that tests of the machinery depend on no real one. */
export const libraryErrors = defineErrors({
  'book-lent': { status: 409, message: 'Il libro è già in prestito.' },
});

export const lendBookCall = defineCall({
  id: 'lendBook',
  method: 'POST',
  path: '/api/test/books/:bookId/loans',
  access: everybody,
  summary: 'Presta un libro',
  params: z.object({ bookId: z.uuid() }),
  query: z.object({ days: z.coerce.number().min(1).optional() }),
  body: z.object({
    reader: z.string().min(2, 'Un nome ha almeno due lettere'),
    contact: z.object({ email: z.string().min(1), phone: z.string().optional() }),
    shelves: z.array(z.enum(['alto', 'basso'])).min(1),
  }),
  answer: { status: 201, schema: z.object({ reader: z.string(), days: z.number() }) },
  errors: [libraryErrors['book-lent']],
  timeoutMs: serviceTimeoutMs,
});

export const closeLibraryCall = defineCall({
  id: 'closeLibrary',
  method: 'DELETE',
  path: '/api/test/library',
  access: everybody,
  summary: 'Chiudi la biblioteca',
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const extendLoanCall = defineCall({
  id: 'extendLoan',
  method: 'POST',
  path: '/api/test/loans/:loanId/extension',
  access: customer,
  summary: 'Allunga un proprio prestito',
  params: z.object({ loanId: z.uuid() }),
  body: z.object({ days: z.int() }),
  answer: { status: 200, schema: z.object({ reader: z.string(), openedAt: z.iso.datetime() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const greetReaderCall = defineCall({
  id: 'greetReader',
  method: 'GET',
  path: '/api/test/greeting',
  access: guestOrCustomer,
  summary: 'Saluta chi legge',
  answer: { status: 200, schema: z.object({ reader: z.string().nullable() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const shelvesCall = defineCall({
  id: 'shelves',
  method: 'GET',
  path: '/api/test/shelves',
  alsoAt: ['/api/test/old-shelves'],
  access: everybody,
  summary: 'Gli scaffali',
  answer: { status: 200, schema: z.object({ shelves: z.array(z.string()) }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
