import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { storableAnswers } from '@riparo/domain/platform/wizard/storable-answers.ts';
import { SAVED_FIELDS_DAYS } from '@riparo/domain/platform/wizard/saved-fields-days.ts';
import { attempt } from '@riparo/ui/attempt.ts';
import { WIZARD_KEYS } from '../../api/memory/browser-memory.ts';
import { loadFromDevice, noProgress, stored } from '../progress-storage.ts';
import { randomUuid } from '../random-uuid.ts';
import type { ProgressStore } from '../progress-store.ts';
import { deleteResumeLinkCall } from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';

/**
 * After the last question nothing is resumed on another device. If the call fails, the answers expire by
 * themselves.
 */
const deleteResumeLinks = (store: ProgressStore) => {
  const { carriedIds = [] } = store.get();
  store.note({ carriedIds: [] });
  for (const id of carriedIds) void callApi(deleteResumeLinkCall, { body: { id } });
};

const LIFE_MS = SAVED_FIELDS_DAYS * DAY_MS;

/** For resuming. The document's title ends with the flow's name and the brand. */
const resumeTarget = () => ({ path: location.pathname, title: document.title.split(' · ').at(-2) });

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** These answers need no resuming. The tab itself still has them, for going back. */
const forgetOnDevice = (wizard: Wizard, store: ProgressStore) => {
  attempt(() => localStorage.removeItem(WIZARD_KEYS + wizard.formId));
  store.note({ revision: '' });
};

/** After the last question nothing is resumed, here or on another device. */
export const clearOnDevice = (wizard: Wizard, store: ProgressStore) => {
  deleteResumeLinks(store);
  forgetOnDevice(wizard, store);
};

/**
 * What another tab has written since this one last read is not overwritten: the visitor decides, but not
 * while typing.
 */
export const storeOnDevice = (wizard: Wizard, store: ProgressStore, isTyping: boolean) => {
  // Which answers may be stored is known only with all questions.
  if (wizard.isFirstStepOnly) return;
  const { data, draft, results, revision, carriedIds = [] } = store.get();
  const storable = { data: storableAnswers(wizard, data), draft: storableAnswers(wizard, draft) };
  if (results !== null) deleteResumeLinks(store);
  const isOver = results !== null && !wizard.isPaidAfterwards;
  if (isOver || same(storable, { data: {}, draft: {} })) return forgetOnDevice(wizard, store);
  const there = loadFromDevice(wizard);
  if (there && there.revision !== revision && !same(there.data, storable.data)) {
    if (!isTyping) store.show({ isElsewhere: true });
    return;
  }
  const next = { revision: randomUuid(), isElsewhere: false, isCarried: false };
  attempt(() =>
    localStorage.setItem(
      WIZARD_KEYS + wizard.formId,
      JSON.stringify({
        ...stored(wizard, { ...noProgress, ...storable, ...next, carriedIds }),
        until: Date.now() + LIFE_MS,
        ...resumeTarget(),
      }),
    ),
  );
  store.note(next);
};
