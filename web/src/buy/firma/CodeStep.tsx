import { signDocumentsCall, requestSignatureCodeCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { signatureCodeForm } from '@riparo/domain/buy/signature/forms.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { callApi, type CallProblem } from '@riparo/ui/api/client.ts';
import { paths } from '../../platform/router/paths.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { CodeField } from '../../platform/wizard/fields/CodeField.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { type Refusal, refused, useSending } from '../../platform/wizard/use-sending.ts';
import { refusedCode } from '../../platform/wizard/refused-code.ts';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { Letter } from '../../platform/page/account/Letter.tsx';
import { OtherWays } from '../../platform/page/account/OtherWays.tsx';
import { SigningPath } from './SigningPath.tsx';
import type { SigningProps } from './use-signing.ts';
import styles from './CodeStep.module.css';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';

type CodeStepProps = SigningProps & { readonly takesFocus: boolean };

const form = oneStepForm(signatureCodeForm, { code: CodeField });

const explain = (problem: CallProblem<typeof signDocumentsCall>): Refusal =>
  refusedCode(problem) ?? refused(problem.message);

/** The mailed code counts as the signature. */
export function CodeStep({ token, signature, takesFocus, onSigned, onOutdated }: CodeStepProps) {
  const sending = useSending();

  const sign = (answers: Answers) =>
    void sending.send(
      () =>
        callApi(signDocumentsCall, {
          params: { token },
          // Both were ticked with the documents: this step is unreachable without.
          body: { consent: true, renewal: signature.approvesRenewal, code: String(answers['code']) },
        }),
      (result) => {
        if (result.ok) return onSigned(result.value.data);
        return result.problem.code === 'not-to-sign' ? onOutdated() : explain(result.problem);
      },
    );

  return (
    <AccountScreen picture={<Letter />}>
      <StandaloneForm
        form={form}
        sending={sending}
        takesFocus={takesFocus}
        before={
          <>
            <SigningPath signature={signature} />
            <p>
              Lo abbiamo mandato a <strong>{signature.codeGoesTo}</strong> e vale un’ora. Scriverlo qui vale
              come la tua firma sui documenti di {signature.product.title}.
            </p>
          </>
        }
        after={
          <OtherWays>
            <AnotherCode token={token} onOutdated={onOutdated} />
            <p>
              Vuoi rileggere? <TextLink to={paths.sign(token)}>Torna ai documenti</TextLink>
            </p>
          </OtherWays>
        }
        onComplete={sign}
      />
    </AccountScreen>
  );
}

type AnotherCodeProps = { readonly token: string; readonly onOutdated: () => void };

/** Replaces a code that does not arrive, has expired or was mistyped too often. */
function AnotherCode({ token, onOutdated }: AnotherCodeProps) {
  const [isBusy, setBusy] = useState(false);

  const ask = async () => {
    setBusy(true);
    const result = await callApi(requestSignatureCodeCall, { params: { token } });
    setBusy(false);
    if (result.ok)
      return notify({
        kind: 'success',
        text: 'Ti abbiamo mandato un altro codice: quello di prima non vale più.',
      });
    if (result.problem.code === 'not-to-sign') return onOutdated();
    notify({ kind: 'error', text: `Non abbiamo mandato un altro codice. ${result.problem.message}` });
  };

  return (
    <div className={styles['another']}>
      <p>Il codice non arriva, è scaduto o l’hai sbagliato più volte?</p>
      <Button look="secondary" busy={isBusy} onClick={() => void ask()}>
        Manda un altro codice
      </Button>
    </div>
  );
}
