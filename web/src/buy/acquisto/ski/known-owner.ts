import type { Answer, Answers } from '@riparo/domain/platform/wizard/definition.ts';

/** How the questions of ski call what other purchases ask of their buyer. The birthplace is read from the code. */
const OWNER_NAMES = {
  firstname: 'owner.firstName',
  lastname: 'owner.lastName',
  taxCode: 'owner.fiscalCode',
  date_of_birth: 'owner.birthDate',
  gender: 'owner.gender',
  phone: 'owner.phone',
  email: 'owner.email',
} as const;

export const ownerKnownAs = (buyer: Answers): Answers =>
  Object.fromEntries(
    Object.entries(OWNER_NAMES).flatMap(([name, own]): [string, Answer][] => {
      const known = buyer[name];
      return known === undefined || known === null ? [] : [[own, known]];
    }),
  );
