import { resendForm } from '@riparo/domain/people/account/forms.ts';
import { resendSignUpCodeCall } from '@riparo/domain/people/account/account-calls.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { notify } from '@riparo/ui/notices.ts';
import { tryLater } from '@riparo/ui/try-later.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { useNavigate } from '../../platform/router/router.tsx';
import { paths } from '../../platform/router/paths.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { Letter } from '../../platform/page/account/Letter.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { OtherWays } from '../../platform/page/account/OtherWays.tsx';
import { useAddress } from './use-address.ts';
import { accepted, useSending } from '../../platform/wizard/use-sending.ts';

const form = oneStepForm(resendForm);

export default function ResendCodePage() {
  const navigate = useNavigate();
  const sending = useSending();
  const { email, dealUuid, waiting, onward } = useAddress();

  const complete = (answers: Answers) => {
    const username = String(answers['email']);
    void sending.send(
      () => callApi(resendSignUpCodeCall, { body: { email: username, ...(dealUuid && { dealUuid }) } }),
      (result) => {
        if (!result.ok) {
          notify({
            kind: 'error',
            text: tryLater('inviare un nuovo codice', result.problem.message),
          });
          return accepted();
        }
        notify({
          kind: 'success',
          text: 'Se l’indirizzo è in attesa di conferma, tra poco ricevi un nuovo codice.',
        });
        void navigate(paths.confirmAccount(username, ...waiting));
      },
    );
  };

  return (
    <AccountScreen picture={<Letter />}>
      <PageHead
        title="Ricevi un nuovo codice"
        description="Chiedi un nuovo codice per confermare il tuo account."
      />
      <StandaloneForm
        form={form}
        sending={sending}
        known={{ email }}
        after={
          <OtherWays>
            <p>
              Hai già il codice?{' '}
              <TextLink to={onward(paths.confirmAccount)}>Conferma il tuo account</TextLink>
            </p>
          </OtherWays>
        }
        onComplete={complete}
      />
    </AccountScreen>
  );
}
