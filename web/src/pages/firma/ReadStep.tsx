import { withArticle } from '@riparo/domain/values/article.ts';
import { dayInRome, writtenDate } from '@riparo/domain/values/calendar.ts';
import { MAIL_WITHHELD } from '@riparo/domain/call/withheld-mail.ts';
import {
  requestSignatureCodeCall,
  type Signature,
  signDocumentsCall,
} from '@riparo/domain/contract/signature-calls.ts';
import { signatureConsentForm } from '@riparo/domain/signature/forms.ts';
import { notify } from '@riparo/ui/notices.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { useNavigate } from '../../router/router.tsx';
import { ConsentField } from '../../wizard/fields/ConsentField.tsx';
import { oneStepForm } from '../../wizard/one-step-form.ts';
import { StandaloneForm } from '../../wizard/StandaloneForm.tsx';
import { refused, useSending } from '../../wizard/use-sending.ts';
import { AccountScreen } from '../account/AccountScreen.tsx';
import { PaperAndPen } from '../../pictures/PaperAndPen.tsx';
import { SigningPath } from './SigningPath.tsx';
import { DocumentCards } from './DocumentCards.tsx';
import styles from './ReadStep.module.css';
import { CODE_STEP, consented } from './signing-place.ts';

type ReadStepProps = {
  readonly token: string;
  readonly signature: Signature;
  readonly takesFocus: boolean;
  readonly onSigned: (signature: Signature) => void;
  readonly onOutdated: () => void;
};

const formOf = (needsCode: boolean) => ({
  plain: oneStepForm(signatureConsentForm({ needsCode, approvesRenewal: false }), { consent: ConsentField }),
  renewing: oneStepForm(signatureConsentForm({ needsCode, approvesRenewal: true })),
});
const forms = { withCode: formOf(true), proved: formOf(false) };

/** Why no other code leaves, and that the last one is good. */
const withoutNewCode: Readonly<Record<string, string>> = {
  LimitExceededException: 'Hai già chiesto un codice poco fa: usa l’ultimo che hai ricevuto.',
  'mail-withheld': `${MAIL_WITHHELD} Usa l’ultimo codice che hai ricevuto, o riprova tra un’ora.`,
};

/** What is signed, and that one wants to: with the press of the button by whoever proved their mailbox in the purchase, else with a code. */
export function ReadStep({ token, signature, takesFocus, onSigned, onOutdated }: ReadStepProps) {
  const navigate = useNavigate();
  const sending = useSending();
  const { product, documents, codeGoesTo, expiresAt, next, needsCode, approvesRenewal } = signature;

  const sign = () =>
    void sending.send(
      () =>
        callApi(signDocumentsCall, { params: { token }, body: { consent: true, renewal: approvesRenewal } }),
      (result) => {
        if (result.ok) return onSigned(result.value.data);
        const { code, message } = result.problem;
        if (code === 'code-needed') notify({ kind: 'info', text: message });
        // Looked at again, the page asks for a code, or says what became of it.
        return code === 'code-needed' || code === 'not-to-sign' ? onOutdated() : refused(message);
      },
    );

  const askForCode = () =>
    void sending.send(
      () => callApi(requestSignatureCodeCall, { params: { token } }),
      (result) => {
        if (!result.ok && result.problem.code === 'not-to-sign') return onOutdated();
        // Whoever comes back to the documents and goes on again has a code already.
        const instead = result.ok ? undefined : withoutNewCode[result.problem.code];
        if (!result.ok && !instead) return refused(result.problem.message);
        if (instead) notify({ kind: 'info', text: instead });
        void navigate(CODE_STEP, { state: consented });
      },
    );

  return (
    <AccountScreen picture={<PaperAndPen />}>
      <StandaloneForm
        form={(needsCode ? forms.withCode : forms.proved)[approvesRenewal ? 'renewing' : 'plain']}
        sending={sending}
        takesFocus={takesFocus}
        before={
          <>
            <SigningPath signature={signature} />
            <p className={styles['lead']}>
              Sono i documenti di <strong>{product.title}</strong>: hai tempo fino{' '}
              {withArticle('al', writtenDate(dayInRome(new Date(expiresAt))))}.
            </p>
            <section aria-labelledby="documenti" className={styles['documents']}>
              <h2 id="documenti" className={styles['title']}>
                Da leggere prima di firmare
              </h2>
              <DocumentCards documents={documents} />
            </section>
          </>
        }
        after={
          <p className={styles['note']}>
            {needsCode
              ? `Mandiamo un codice di 6 cifre a ${codeGoesTo}: scriverlo vale come la tua firma.`
              : `Hai già confermato ${codeGoesTo} con un codice: premere «Firma i documenti» vale come la tua firma.`}{' '}
            {next === 'payment'
              ? 'Dopo paghi, dalla stessa pagina o con il link che ti mandiamo: firmando non paghi ancora nulla.'
              : 'La copertura comincia il giorno dopo.'}
          </p>
        }
        onComplete={needsCode ? askForCode : sign}
      />
    </AccountScreen>
  );
}
