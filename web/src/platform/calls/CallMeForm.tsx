import { callBackWizard } from '@riparo/domain/care/calls/call-back-wizard.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { type ReactNode, Suspense, useMemo } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { useNavigate } from '../router/router.tsx';
import { paths } from '../router/paths.ts';
import { useSession } from '../session/use-session.ts';
import { ConsentField } from '../wizard/fields/ConsentField.tsx';
import { oneStepForm } from '../wizard/one-step-form.ts';
import { StandaloneForm } from '../wizard/StandaloneForm.tsx';
import { refused, refusedFields, useSending } from '../wizard/use-sending.ts';
import styles from './CallMeForm.module.css';
import type { CallPromise } from './call-promise.ts';
import { storedRequest } from './stored-request.ts';
import { requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { callApi } from '@riparo/ui/api/client.ts';

type CallBackRequest = BodyOf<typeof requestCallBackCall>;

const requestCallBack = (uuid: string, submissionKey: string, answers: Answers) =>
  callApi(requestCallBackCall, {
    params: { uuid },
    body: { ...(answers as unknown as CallBackRequest), submissionKey, source: location.pathname },
  });

const [step] = callBackWizard.steps;
if (!step) throw new Error('the call-back form asks nothing');
const form = oneStepForm(step, { consent: ConsentField });
const nothing = {};

// Without this chunk the call cannot be requested either, and the form reports that.
const WhenWeCall = lazyPart(() =>
  import('./WhenWeCall.tsx').then(
    (part) => part.WhenWeCall,
    () => () => null,
  ),
);

const GONE =
  'Il tuo preventivo non è più disponibile, quindi da qui non possiamo richiamarti: chiedine uno nuovo, o scrivici.';

type CallMeFormProps = {
  readonly uuid: string;
  /** The page already explains why the number is needed. */
  readonly hidesTitle?: boolean;
  readonly before?: ReactNode;
};

/** E-mail, phone and consents: all a consultant needs to call about a quotation. */
export function CallMeForm({ uuid, before, ...rest }: CallMeFormProps) {
  const navigate = useNavigate();
  const sending = useSending();
  const hydrated = useHydrated();
  const session = useSession();
  const kept = useMemo(() => storedRequest(uuid), [uuid]);
  const draft = useMemo(() => (hydrated ? kept.draft() : undefined) ?? nothing, [hydrated, kept]);
  const email = session.status === 'authenticated' ? session.user.attributes.email : undefined;
  const known = useMemo(() => (email === undefined ? nothing : { email }), [email]);

  const complete = (answers: Answers) =>
    void sending.send(
      () => requestCallBack(uuid, kept.keyFor(answers), answers),
      (result) => {
        if (result.ok) {
          const { token, isMailWithheld: _, ...promise } = result.value.data;
          if (token !== null) kept.saveToken(token);
          void navigate(paths.callMeSuccess(uuid), { state: { promise: promise satisfies CallPromise } });
          return;
        }
        // After any failure the form stays and can be sent again.
        const { status, fields, message } = result.problem;
        if (status === 404) return refused(GONE);
        return fields ? refusedFields(fields) : refused(message);
      },
    );

  return (
    <StandaloneForm
      // Checkboxes, unlike text, do not follow a draft recalled after hydration: remount the form.
      key={draft === nothing ? 'empty' : 'recalled'}
      {...rest}
      before={
        <>
          <div className={styles['when']}>
            <Suspense>{hydrated && <WhenWeCall.Part />}</Suspense>
          </div>
          {before}
        </>
      }
      form={form}
      sending={sending}
      known={known}
      draft={draft}
      onDraft={kept.saveDraft}
      onComplete={complete}
    />
  );
}
