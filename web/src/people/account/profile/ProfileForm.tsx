import { profileForm } from '@riparo/domain/people/account/forms.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { notify } from '@riparo/ui/notices.ts';
import { paths } from '../../../platform/router/paths.ts';
import { enterSession, type User } from '../../../platform/session/session-store.ts';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';
import { StandaloneForm } from '../../../platform/wizard/StandaloneForm.tsx';
import { oneStepForm } from '../../../platform/wizard/one-step-form.ts';
import { OtherWays } from '../../../platform/page/account/OtherWays.tsx';
import { answersOf, attributesOf } from '../person-answers.ts';
import {
  accepted,
  type Refusal,
  refused,
  refusedFields,
  useSending,
} from '../../../platform/wizard/use-sending.ts';
import type { Conflict } from './ProfileConflict.tsx';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { storedDraft } from '../../../platform/api/memory/stored-draft.ts';
import type { Draft } from '../../../platform/wizard/form-values.ts';
import { saveProfileCall } from '@riparo/domain/people/account/account-calls.ts';
import type { Session } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import type { CallProblem } from '@riparo/ui/api/client.ts';
import { fetchSession } from '../../../platform/session/fetch-session.ts';
import { callAsUser } from '../../../platform/session/call-as-user.ts';

type ProfileDraft = {
  readonly draft: Draft;
  /** Its owner: the next sign-in in this tab may be by another customer. */
  readonly owner: string;
  /** The profile version it was based on, to detect changes made meanwhile. */
  readonly profileVersion: number;
};

const storage = storedDraft<ProfileDraft>('profilo');

const loadProfileDraft = (user: User): ProfileDraft | null => {
  const draft = storage.load();
  return draft?.owner === user.attributes.email ? draft : null;
};

const saveProfileDraft = (user: User, draft: Draft) =>
  storage.keep({ draft, owner: user.attributes.email, profileVersion: user.profileVersion });

const forgetProfileDraft = storage.forget;

type ProfileFormProps = {
  readonly user: User;
  /** The page's heading, above the form. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly takesFocus: boolean;
  readonly onEmailToConfirm: (email: string) => void;
};

type Refused = Extract<SavedProfile, { outcome: 'refused' }>;

const form = oneStepForm(profileForm);
const ConflictDialog = lazyPart(async () => (await import('./ProfileConflict.tsx')).ProfileConflict);

function explain({ problem }: Refused): Refusal {
  if (problem.fields) return refusedFields(problem.fields);
  return refused(problem.message);
}

export function ProfileForm({ user, heading, takesFocus, onEmailToConfirm }: ProfileFormProps) {
  const sending = useSending();
  const [restored] = useState(() => loadProfileDraft(user));
  const [isTouched, setTouched] = useState(restored !== null);
  /** The profile the form was opened with: a save is based on its version. */
  const [base, setBase] = useState<User>({
    ...user,
    profileVersion: restored?.profileVersion ?? user.profileVersion,
  });
  /** Incremented to remount the form. */
  const [edition, setEdition] = useState(0);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** From then on the dialog stays mounted, closed or open, and restores the focus. */
  const [isAsked, setAsked] = useState(false);

  // Saved in another tab meanwhile: update an untouched form, otherwise wait for the conflict. For a moment,
  // what was saved here is newer than the session.
  if (!isTouched && user.profileVersion > base.profileVersion) {
    setBase(user);
    setEdition(edition + 1);
  }

  const settle = () => {
    forgetProfileDraft();
    setTouched(false);
  };

  const leaveDraft = () => {
    settle();
    setBase(user);
    setEdition(edition + 1);
  };

  const save = (answers: Answers, profileVersion: number) =>
    void sending.send(
      async () => {
        const saved = await saveProfile(answers, profileVersion);
        if (saved.outcome === 'overtaken') await ConflictDialog.preload();
        return saved;
      },
      (saved) => {
        if (saved.outcome === 'refused') return explain(saved);
        if (saved.outcome === 'overtaken') {
          setConflict({ mine: answers, theirs: saved.session });
          setAsked(true);
          return accepted();
        }
        settle();
        setBase({ ...base, profileVersion: saved.session.profileVersion ?? profileVersion });
        enterSession(saved.session);
        if (saved.emailToConfirm) {
          onEmailToConfirm(saved.emailToConfirm);
          return;
        }
        notify({ kind: 'success', text: 'Dati salvati.' });
        return accepted();
      },
    );

  return (
    <>
      <StandaloneForm
        key={edition}
        form={form}
        sending={sending}
        heading={heading}
        known={answersOf(base.attributes)}
        {...(edition === 0 && restored && { draft: restored.draft })}
        takesFocus={takesFocus || edition > 0}
        before={edition === 0 && restored && isTouched && <UnsavedDraft onLeave={leaveDraft} />}
        after={
          <OtherWays>
            <p>
              Hai ricevuto un codice per il nuovo indirizzo?{' '}
              <TextLink to={paths.emailConfirmation}>Scrivilo qui</TextLink>
            </p>
          </OtherWays>
        }
        onDraft={(draft) => {
          setTouched(true);
          saveProfileDraft(base, draft);
        }}
        onComplete={(answers) => save(answers, base.profileVersion)}
      />
      {isAsked && (
        <ConflictDialog.Part
          conflict={conflict}
          onKeepOwn={({ mine, theirs }) => {
            setConflict(null);
            save(mine, theirs.profileVersion ?? base.profileVersion);
          }}
          onUseSaved={({ theirs }) => {
            // Nothing behind an open dialog can take the focus, and the remounted form's heading needs it.
            flushSync(() => setConflict(null));
            settle();
            enterSession(theirs);
          }}
          onDecideLater={() => setConflict(null)}
        />
      )}
    </>
  );
}

/** Warns that the form shows an unsaved draft. */
function UnsavedDraft({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Alert tone="info">
      <p>Ritrovi qui quello che stavi scrivendo: non è ancora salvato.</p>
      <div>
        <Button look="secondary" onClick={onLeave}>
          Riparti dai dati salvati
        </Button>
      </div>
    </Alert>
  );
}

type SavedProfile =
  | { readonly outcome: 'saved'; readonly session: Session; readonly emailToConfirm: string | null }
  /** Another save came first: this is what is stored now. */
  | { readonly outcome: 'overtaken'; readonly session: Session }
  | { readonly outcome: 'refused'; readonly problem: CallProblem<typeof saveProfileCall> };

/**
 * Saves over one version of the profile only: a save made elsewhere meanwhile is never overwritten unseen.
 */
export async function saveProfile(answers: Answers, profileVersion: number): Promise<SavedProfile> {
  const result = await callAsUser(saveProfileCall, {
    body: { ...attributesOf(answers), email: String(answers['email']), profileVersion },
  });
  if (result.ok) return { outcome: 'saved', ...result.value };
  const { problem } = result;
  const session = problem.code === 'ProfileChanged' ? await fetchSession() : null;
  return session?.authenticated ? { outcome: 'overtaken', session } : { outcome: 'refused', problem };
}
