import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { MAIL_WITHHELD } from '@riparo/domain/platform/call/withheld-mail.ts';
import { requestSignatureCodeCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { notify } from '@riparo/ui/notices.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { useNavigate } from '../../platform/router/router.tsx';
import { refused } from '../../platform/wizard/use-sending.ts';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { PaperAndPen } from '../../platform/pictures/PaperAndPen.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import styles from './ReadStep.module.css';
import { CODE_STEP, consented } from './signing-place.ts';
import { SigningPath } from './SigningPath.tsx';
import { type SigningProps, useSigning } from './use-signing.ts';

type ReadStepProps = SigningProps & { readonly takesFocus: boolean };

/** Why no other code leaves, and that the last one is good. */
const withoutNewCode: Readonly<Record<string, string>> = {
  LimitExceededException: 'Hai già chiesto un codice poco fa: usa l’ultimo che hai ricevuto.',
  'mail-withheld': `${MAIL_WITHHELD} Usa l’ultimo codice che hai ricevuto, o riprova tra un’ora.`,
};

/** What is signed, and that one wants to: with the press of the button by whoever proved their mailbox in the purchase, else with a code. */
export function ReadStep({ takesFocus, ...props }: ReadStepProps) {
  const { token, signature, onOutdated } = props;
  const { sending, sign } = useSigning(props);
  const navigate = useNavigate();

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
      <ConsentForm
        signature={signature}
        sending={sending}
        takesFocus={takesFocus}
        before={
          <>
            <SigningPath signature={signature} />
            <p className={styles['lead']}>
              Sono i documenti di <strong>{signature.product.title}</strong>: hai tempo fino{' '}
              {withArticle('al', writtenDate(dayInRome(new Date(signature.expiresAt))))}.
            </p>
          </>
        }
        onComplete={signature.needsCode ? askForCode : sign}
      />
    </AccountScreen>
  );
}
