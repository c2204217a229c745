import { confirmationForm, confirmationWithPasswordForm } from '@riparo/domain/people/account/forms.ts';
import { confirmSignUpCall } from '@riparo/domain/people/account/account-calls.ts';
import type { AwaitedPurchase } from '@riparo/domain/buy/products/awaited-purchase.ts';
import { type Answers, titleOf } from '@riparo/domain/platform/wizard/definition.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { AnnouncedOnArrival } from '@riparo/ui/AnnouncedOnArrival.tsx';
import { callApi, type CallProblem } from '@riparo/ui/api/client.ts';
import { useNavigate } from '../../platform/router/router.tsx';
import { paths } from '../../platform/router/paths.ts';
import type { LoginHandOver } from '../../platform/session/login-hand-over.ts';
import { fetchAgain, mayBeSignedIn } from '../../platform/session/session-watch.ts';
import type { FailureHandOver } from '../../platform/page/failure-hand-over.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { Letter } from '../../platform/page/account/Letter.tsx';
import { type OneStepForm, oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { OtherWays } from '../../platform/page/account/OtherWays.tsx';
import { useAddress } from './use-address.ts';
import { useMailedProof } from './use-mailed-proof.ts';
import {
  accepted,
  type Refusal,
  refused,
  refusedFields,
  useSending,
} from '../../platform/wizard/use-sending.ts';
import { CodeField } from '../../platform/wizard/fields/CodeField.tsx';
import { refusedCode } from '../../platform/wizard/refused-code.ts';
import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { isOwnPath } from '../../platform/router/own-path.ts';

const plainForm = oneStepForm(confirmationForm, { code: CodeField });
// Rarely needed: its password field is loaded on demand.
const formWithPassword = oneStepForm(confirmationWithPasswordForm);

function explain(problem: CallProblem<typeof confirmSignUpCall>): Refusal {
  const { message, fields } = problem;
  const wrongCode = refusedCode(problem);
  if (wrongCode) return wrongCode;
  if (fields) return refusedFields(fields);
  return refused(`Ops, al momento non possiamo confermare il tuo account. ${message}`);
}

type ConfirmAccountProps = {
  readonly isUnconfirmed?: boolean;
  readonly form?: OneStepForm;
  /** The progress of the purchase during which the mailbox is proved. */
  readonly progress?: ReactNode;
};

/** Asks for the code of the confirmation mail, then leads to the login or to the waiting purchase. */
export function ConfirmAccount({ isUnconfirmed = false, form = plainForm, progress }: ConfirmAccountProps) {
  const navigate = useNavigate();
  const sending = useSending();
  const { email, dealUuid, product, onward } = useAddress();
  const [purchase, setPurchase] = useState<AwaitedPurchase>();
  const mailed = useMailedProof();
  /** The right answers except for the password, which was chosen on another device. */
  const [proved, setProved] = useState<Answers | null>(null);

  const confirm = async ({ email: username, code, password }: Answers) => {
    const body = {
      email: String(username),
      code: String(code),
      ...(mailed.key && { key: mailed.key }),
      ...(proved && { password: String(password) }),
      ...(dealUuid && { dealUuid }),
    };
    const result = await callApi(confirmSignUpCall, { body });
    return {
      result,
      dealAddress: result.ok && dealUuid ? await findDealAddress(dealUuid) : null,
      awaited: await findAwaitedPurchase(product),
    };
  };

  useEffect(() => void findAwaitedPurchase(product).then(setPurchase), [product]);

  const complete = (answers: Answers) => {
    const username = String(answers['email']);
    void sending.send(
      () => confirm(answers),
      ({ result, dealAddress, awaited }) => {
        if (!result.ok && result.problem.code === 'PasswordRequired') {
          setProved(answers);
          return accepted();
        }
        if (!result.ok) return explain(result.problem);
        if (dealUuid) {
          // The code is used up: retrying opens the deal, which redirects to its own product's address.
          const backAddress = `${paths.buy('pratica')}/${dealUuid}`;
          const failed: FailureHandOver = { backAddress };
          void (dealAddress ? navigate(dealAddress) : navigate(paths.failure, { state: failed }));
          return;
        }
        // A purchase without a password: the code has opened the personal area, and the login leads there.
        const isIn = mayBeSignedIn();
        if (isIn) fetchAgain();
        const from = awaited?.path ?? (isIn ? paths.personalArea : null);
        const handOver: LoginHandOver = {
          email: username,
          reason: 'confirmed',
          ...(from !== null && { from }),
        };
        void navigate(paths.signIn, { state: handOver });
      },
    );
  };

  return (
    <AccountScreen picture={<Letter />}>
      <PageHead
        title={titleOf(form.step, {})}
        description="Scrivi il codice che ti abbiamo mandato via e-mail per completare la registrazione."
      />
      {progress}
      <StandaloneForm
        key={proved ? 'with password' : mailed.key}
        form={proved ? formWithPassword : form}
        sending={sending}
        known={proved ?? { email, ...(mailed.code && { code: mailed.code }) }}
        takesFocus={proved !== null}
        before={
          <>
            {isUnconfirmed && (
              <AnnouncedOnArrival>
                <Alert tone="warning">
                  <p>
                    Non è stato possibile accedere perché la tua registrazione non è ancora confermata: scrivi
                    qui il codice che hai ricevuto via e-mail.
                  </p>
                </Alert>
              </AnnouncedOnArrival>
            )}
            {purchase && (
              <Alert tone="info">
                <p>Ancora un passo e continui con l’acquisto {purchase.named}.</p>
              </Alert>
            )}
          </>
        }
        after={
          <OtherWays>
            <p>
              Il codice non arriva o è scaduto?{' '}
              <TextLink to={onward(paths.resendCode)}>Ricevi un nuovo codice</TextLink>
            </p>
          </OtherWays>
        }
        onComplete={complete}
      />
    </AccountScreen>
  );
}

/** The catalogue is loaded only during a purchase: few customers who confirm an account are buying. */
async function findAwaitedPurchase(key: string | undefined) {
  if (!key) return undefined;
  return import('@riparo/domain/buy/products/awaited-purchase.ts').then(
    (sold) => sold.findAwaitedPurchase(key),
    // A lost connection: the account is confirmed all the same.
    () => undefined,
  );
}

/** Where a purchase continues: the product's pages, with the deal's uuid. Null if there is none. */
async function findDealAddress(uuid: string): Promise<string | null> {
  const result = await callApi(dealByUuidCall, { params: { uuid } });
  return result.ok ? pathOn(location.origin, result.value.data.product.webFlowBaseUrl + uuid) : null;
}

/** The base may be a path or contain the site's own origin; other origins are rejected. */
export function pathOn(origin: string, address: string): string | null {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return isOwnPath(path) ? path : null;
}
