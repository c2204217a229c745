import { defineErrors } from '../call/problem.ts';

export const personErrors = defineErrors({
  NotTheirMailbox: {
    status: 422,
    message: 'L’e-mail scritta non è quella della persona: non è stato cancellato nulla.',
  },
  AlreadyTogether: { status: 409, message: 'Queste due persone sono già unite.' },
});
