import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { useLocation, useNavigate } from '../../platform/router/router.tsx';
import { PageWait } from '../../platform/page/account/PageWait.tsx';
import { isAtCode, CODE_STEP, consented } from './signing-place.ts';
import { type SigningProps, useSigning } from './use-signing.ts';
import styles from './Signing.module.css';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { MAIL_WITHHELD } from '@riparo/domain/platform/call/withheld-mail.ts';
import { requestSignatureCodeCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { notify } from '@riparo/ui/notices.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { refused } from '../../platform/wizard/use-sending.ts';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { PaperAndPen } from '../../platform/pictures/PaperAndPen.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { SigningPath } from './SigningPath.tsx';

type ReadStepProps = SigningProps & { readonly takesFocus: boolean };

/** Why no other code is mailed, and that the last one is still valid. */
const reasonsForNoNewCode: Readonly<Record<string, string>> = {
  LimitExceededException: 'Hai già chiesto un codice poco fa: usa l’ultimo che hai ricevuto.',
  'mail-withheld': `${MAIL_WITHHELD} Usa l’ultimo codice che hai ricevuto, o riprova tra un’ora.`,
};

/**
 * Documents and consent. Customers who proved their mailbox in the purchase sign with the button, others with
 * a code.
 */
function ReadStep({ takesFocus, ...props }: ReadStepProps) {
  const { token, signature, onOutdated } = props;
  const { sending, sign } = useSigning(props);
  const navigate = useNavigate();

  const askForCode = () =>
    void sending.send(
      () => callApi(requestSignatureCodeCall, { params: { token } }),
      (result) => {
        if (!result.ok && result.problem.code === 'not-to-sign') return onOutdated();
        // Customers who return to the documents and go on again have a code already.
        const instead = result.ok ? undefined : reasonsForNoNewCode[result.problem.code];
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

const CodeStep = lazyPart(async () => (await import('./CodeStep.tsx')).CodeStep);

const wait = <PageWait title="Un attimo, prepariamo la firma" />;

/** First the documents and the consent, then the code if one is needed. */
export function Signing(props: SigningProps) {
  const atCode = isAtCode(useLocation()) && props.signature.needsCode;
  // The first question is read out with the page; each later one takes the focus.
  const [shown, setShown] = useState({ atCode, isFirst: true });
  if (shown.atCode !== atCode) setShown({ atCode, isFirst: false });
  const takesFocus = !shown.isFirst;
  // Loaded while the documents are read.
  useEffect(() => whenIdle(() => void CodeStep.preload().catch(() => undefined)), []);
  return atCode ? (
    <Suspense fallback={wait}>
      <CodeStep.Part {...props} takesFocus={takesFocus} />
    </Suspense>
  ) : (
    <ReadStep key={String(props.signature.needsCode)} {...props} takesFocus={takesFocus} />
  );
}
