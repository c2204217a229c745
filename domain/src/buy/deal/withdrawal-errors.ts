import { defineErrors } from '../../platform/call/problem.ts';

export const withdrawalErrors = defineErrors({
  'withdrawal-too-late': {
    status: 409,
    message: 'I giorni per recedere sono passati, o questo acquisto è già chiuso. Se hai un dubbio scrivici.',
  },
});
