import { areaCodeForm } from '@riparo/domain/people/account/forms.ts';
import { confirmSignUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { type Answers, titleOf } from '@riparo/domain/platform/wizard/definition.ts';
import { callApi, type CallProblem } from '@riparo/ui/api/client.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { TextLink } from '../../router/links/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import { fetchAgain } from '../session-watch.ts';
import { CodeField } from '../../wizard/fields/CodeField.tsx';
import { oneStepForm } from '../../wizard/one-step-form.ts';
import { StandaloneForm } from '../../wizard/StandaloneForm.tsx';
import { type Refusal, refused, useSending } from '../../wizard/use-sending.ts';
import { refusedCode } from '../../wizard/refused-code.ts';
import { forgetCodeSentTo } from './awaiting-code.ts';
import styles from './ChooseKey.module.css';

const form = oneStepForm(areaCodeForm, { code: CodeField });

const explain = (problem: CallProblem<typeof confirmSignUpCall>): Refusal =>
  refusedCode(problem) ?? refused(problem.message);

/** This purchase needs no signature: the customer may prove the mailbox here to open the personal area. */
export function EnterByCode({ email }: { readonly email: string }) {
  const sending = useSending();

  const enter = (answers: Answers) =>
    void sending.send(
      () => callApi(confirmSignUpCall, { body: { email, code: String(answers['code']) } }),
      (result) => {
        if (!result.ok) return explain(result.problem);
        forgetCodeSentTo();
        fetchAgain();
      },
    );

  return (
    <Card as="section" tone="sage" labelledBy="apri-area">
      <div className={styles['offer']}>
        <h2 id="apri-area" className={styles['title']}>
          {titleOf(areaCodeForm, {})}
        </h2>
        <p>
          Ti abbiamo mandato un codice a <strong>{email}</strong>: scrivilo qui e ritrovi polizza e
          certificati quando vuoi. La polizza vale anche senza.
        </p>
        <StandaloneForm form={form} sending={sending} hidesTitle onComplete={enter} />
        <p>
          Il codice non arriva o è scaduto?{' '}
          <TextLink to={paths.resendCode(email)}>Ricevi un nuovo codice</TextLink>
        </p>
      </div>
    </Card>
  );
}
