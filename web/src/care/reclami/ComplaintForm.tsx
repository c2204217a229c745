import { complaintPath } from '@riparo/domain/care/complaints/paths.ts';
import { complaintWizard } from '@riparo/domain/care/complaints/wizard.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { makeComplaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useMemo } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { notify } from '@riparo/ui/notices.ts';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { notifyIfMailWithheld } from '../../platform/page/withheld-mail.ts';
import { useNavigate } from '../../platform/router/router.tsx';
import { useSession } from '../../platform/session/use-session.ts';
import { ChoiceField } from '../../platform/wizard/fields/ChoiceField.tsx';
import { LongTextField } from '../../platform/wizard/fields/LongTextField.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { refused, refusedFields, useSending } from '../../platform/wizard/use-sending.ts';
import { storedRequest } from '../../platform/calls/stored-request.ts';

const [step] = complaintWizard.steps;
if (!step) throw new Error('the complaint form has no step');
const form = oneStepForm(step, { choice: ChoiceField, longText: LongTextField });
const emptyAnswers = {};

const DONE = 'Il reclamo è registrato. Ti mandiamo la ricevuta per e-mail.';
const DONE_WITHOUT_MAIL =
  'Il reclamo è registrato: scarica la ricevuta da questa pagina e conservane l’indirizzo.';

type Complaint = BodyOf<typeof makeComplaintCall>;

/** The complainant, the complaint and the request. The typed text stays in this tab until it is sent. */
export function ComplaintForm() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const sending = useSending();
  const session = useSession();
  const storage = useMemo(() => storedRequest('reclamo'), []);
  const draft = useMemo(() => (hydrated ? storage.draft() : undefined) ?? emptyAnswers, [hydrated, storage]);
  const user = session.status === 'authenticated' ? session.user.attributes : undefined;
  const known = useMemo<Answers>(
    () => (user ? { email: user.email, firstname: user.name, lastname: user.family_name } : emptyAnswers),
    [user],
  );

  const complete = (answers: Answers) => {
    const body = { ...(answers as unknown as Complaint), submissionKey: storage.keyFor(answers) };
    void sending.send(
      () => callApi(makeComplaintCall, { body }),
      (result) => {
        if (result.ok) {
          storage.forget();
          if (!result.value.data.isMailWithheld) notify({ kind: 'success', text: DONE });
          notifyIfMailWithheld(result.value.data, DONE_WITHOUT_MAIL);
          return void navigate(complaintPath(result.value.data.token));
        }
        const { fields, message } = result.problem;
        return fields ? refusedFields(fields) : refused(message);
      },
    );
  };

  return (
    <StandaloneForm
      // Checkboxes, unlike text, do not follow a draft recalled after hydration: remount the form.
      key={draft === emptyAnswers ? 'empty' : 'recalled'}
      form={form}
      sending={sending}
      known={known}
      draft={draft}
      onDraft={storage.saveDraft}
      onComplete={complete}
    />
  );
}
