import { saveProfileCall } from '@riparo/domain/people/account/account-calls.ts';
import { type Session } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import type { CallProblem } from '@riparo/ui/api/client.ts';
import { askSession } from '../../../platform/session/ask-session.ts';
import { callAsUser } from '../../../platform/session/call-as-user.ts';
import { attributesOf } from '../person-answers.ts';

export type SavedProfile =
  | { readonly outcome: 'saved'; readonly session: Session; readonly emailToConfirm: string | null }
  /** Somebody else's save came first: this is what is stored now. */
  | { readonly outcome: 'overtaken'; readonly session: Session }
  | { readonly outcome: 'refused'; readonly problem: CallProblem<typeof saveProfileCall> };

/** Saves over one state of the profile only: a save made elsewhere meanwhile is never overwritten unseen. */
export async function saveProfile(answers: Answers, profileVersion: number): Promise<SavedProfile> {
  const result = await callAsUser(saveProfileCall, {
    body: { ...attributesOf(answers), email: String(answers['email']), profileVersion },
  });
  if (result.ok) return { outcome: 'saved', ...result.value };
  const { problem } = result;
  const session = problem.code === 'ProfileChanged' ? await askSession() : null;
  return session?.authenticated ? { outcome: 'overtaken', session } : { outcome: 'refused', problem };
}
