import { keptDraft } from '../../../platform/api/memory/kept-draft.ts';
import type { User } from '../../../platform/session/session-store.ts';
import type { Draft } from '../../../platform/wizard/form-values.ts';

type ProfileDraft = {
  readonly draft: Draft;
  /** Whose it is: whoever signs in next in this tab may be somebody else. */
  readonly owner: string;
  /** The state of the profile it was written over, so that a change made meanwhile is noticed. */
  readonly profileVersion: number;
};

const kept = keptDraft<ProfileDraft>('profilo');

export const loadProfileDraft = (user: User): ProfileDraft | null => {
  const draft = kept.load();
  return draft?.owner === user.attributes.email ? draft : null;
};

export const keepProfileDraft = (user: User, draft: Draft) =>
  kept.keep({ draft, owner: user.attributes.email, profileVersion: user.profileVersion });

export const forgetProfileDraft = kept.forget;
