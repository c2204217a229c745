import * as z from 'zod/mini';

export const INVALID_EMAIL = 'La mail che hai inserito non è valida';

// Deliberately simple: the proof that an address exists is a mail that arrives.
const ADDRESS = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$/u;

export const emailSchema = z
  .string({ error: INVALID_EMAIL })
  .check(z.trim(), z.maxLength(254, INVALID_EMAIL), z.regex(ADDRESS, INVALID_EMAIL));
