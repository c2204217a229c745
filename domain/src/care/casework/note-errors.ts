import { defineErrors } from '../../platform/call/problem.ts';

export const noteErrors = defineErrors({
  NoteChanged: {
    status: 409,
    message: 'Qualcun altro ha appena modificato questa nota: confronta le due versioni e scegli.',
  },
});
