import { forgetCarriedAnswersCall } from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import type { ProgressStore } from '../progress-store.ts';

/** The last question is answered: nobody goes on with these answers on another device. If it fails, their time ends them. */
export const forgetCarried = (store: ProgressStore) => {
  const { carriedIds = [] } = store.get();
  store.note({ carriedIds: [] });
  for (const id of carriedIds) void callApi(forgetCarriedAnswersCall, { body: { id } });
};
