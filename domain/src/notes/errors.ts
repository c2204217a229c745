import { defineErrors } from '../call/problem.ts';

export const noteErrors = defineErrors({
  NoteChanged: {
    status: 409,
    message: 'Nel frattempo qualcuno ha cambiato questa nota: guarda le due versioni e scegli.',
  },
});
