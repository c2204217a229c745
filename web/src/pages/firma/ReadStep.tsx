import { withArticle } from '@riparo/domain/values/article.ts';
import { dayInRome, writtenDate } from '@riparo/domain/values/calendar.ts';
import { MAIL_WITHHELD } from '@riparo/domain/call/withheld-mail.ts';
import { requestSignatureCodeCall, type Signature } from '@riparo/domain/contract/signature-calls.ts';
import { renewingConsentForm, signatureConsentForm } from '@riparo/domain/signature/forms.ts';
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
  readonly onOutdated: () => void;
};

const form = oneStepForm(signatureConsentForm, { consent: ConsentField });
const renewingForm = oneStepForm(renewingConsentForm);

/** Why no other code leaves, and that the last one is good. */
const withoutNewCode: Readonly<Record<string, string>> = {
  LimitExceededException: 'Hai già chiesto un codice poco fa: usa l’ultimo che hai ricevuto.',
  'mail-withheld': `${MAIL_WITHHELD} Usa l’ultimo codice che hai ricevuto, o riprova tra un’ora.`,
};

/** What is signed, and that one wants to. */
export function ReadStep({ token, signature, takesFocus, onOutdated }: ReadStepProps) {
  const navigate = useNavigate();
  const sending = useSending();
  const { product, documents, codeGoesTo, expiresAt, next } = signature;

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
        form={signature.approvesRenewal ? renewingForm : form}
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
            Mandiamo un codice di 6 cifre a {codeGoesTo}: scriverlo vale come la tua firma.{' '}
            {next === 'payment'
              ? 'Dopo paghi, dalla stessa pagina o con il link che ti mandiamo: firmando non paghi ancora nulla.'
              : 'La copertura comincia il giorno dopo.'}
          </p>
        }
        onComplete={askForCode}
      />
    </AccountScreen>
  );
}
