import { registrationForm } from '@riparo/domain/people/account/forms.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import {
  type AwaitedPurchase,
  awaitedPurchases,
  findAwaitedPurchase,
} from '@riparo/domain/buy/products/awaited-purchase.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useMemo } from 'react';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { useLocation, useNavigate } from '../../platform/router/router.tsx';
import { usePageParams } from '../../platform/page/page.ts';
import { paths } from '../../platform/router/paths.ts';
import { storedDraft } from '../../platform/api/memory/stored-draft.ts';
import type { LoginHandOver } from '../../platform/session/login-hand-over.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { notifyIfMailWithheld } from '../../platform/page/withheld-mail.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import type { Draft } from '../../platform/wizard/form-values.ts';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { OtherWays } from '../../platform/page/account/OtherWays.tsx';
import { Portrait } from './Portrait.tsx';
import { PURCHASE_FLOW } from './address-words.ts';
import { refused, useSending } from '../../platform/wizard/use-sending.ts';
import { ConsentField } from '../../platform/wizard/fields/ConsentField.tsx';
import { PasswordField } from '../../platform/wizard/fields/PasswordField.tsx';

const FAILED =
  'Ops qualcosa è andato storto, perdonaci ma al momento non è possibile effettuare la registrazione, riprova tra qualche minuto!';

const plainForm = oneStepForm(registrationForm(), { consent: ConsentField, password: PasswordField });
const purchaseForms = new Map(
  awaitedPurchases.map((purchase) => [purchase.key, oneStepForm(registrationForm(purchase))]),
);
const storage = storedDraft<Draft>('registrazione');

/** The purchase that needs an account first, named by the address in either form. */
function useAwaitedPurchase() {
  const params = usePageParams();
  const { search } = useLocation();
  const hydrated = useHydrated();
  // The query of the address is not prerendered; its path is.
  const query = new URLSearchParams(hydrated ? search : '');
  const flow = params['flow'] ?? query.get('flow');
  const product = params['product'] ?? query.get('product') ?? undefined;
  return flow === PURCHASE_FLOW ? findAwaitedPurchase(product) : undefined;
}

/** Loaded on demand; a failure to load counts as ours. */
const register = (answers: Answers, purchase: AwaitedPurchase | undefined) =>
  import('./send-registration.ts').then(
    ({ sendRegistration }) => sendRegistration(answers, purchase),
    () => null,
  );

const backTo = ({ path }: AwaitedPurchase): LoginHandOver => ({ from: path });

export default function RegisterPage() {
  const navigate = useNavigate();
  const sending = useSending();
  const purchase = useAwaitedPurchase();
  const form = (purchase && purchaseForms.get(purchase.key)) ?? plainForm;
  const hydrated = useHydrated();
  const draft = useMemo(() => (hydrated ? storage.load() : null) ?? {}, [hydrated]);

  const complete = (answers: Answers) =>
    void sending.send(
      () => register(answers, purchase),
      (result) => {
        if (result === null) return refused(FAILED);
        if ('fields' in result) return result;
        storage.forget();
        notifyIfMailWithheld(result, 'La registrazione è salvata: tra un’ora chiedi qui un nuovo codice.');
        const next = result.isMailWithheld ? paths.resendCode : paths.confirmAccount;
        void navigate(next(result.username, ...(purchase ? [purchase.key] : [])));
      },
    );

  return (
    <AccountScreen picture={<Portrait />}>
      <PageHead
        title="Crea il tuo account"
        description={`Registrati su ${brand.name}: bastano nome, data di nascita, e-mail e una password.`}
      />
      <StandaloneForm
        form={form}
        sending={sending}
        draft={draft}
        onDraft={storage.keep}
        after={
          <OtherWays>
            <p>
              Registrandoti ci affidi i tuoi dati:{' '}
              <TextLink to={paths.privacy}>leggi come li trattiamo</TextLink>.
            </p>
            <p>
              Hai già un account?{' '}
              <TextLink to={paths.signIn} state={purchase && backTo(purchase)}>
                Accedi
              </TextLink>
            </p>
          </OtherWays>
        }
        onComplete={complete}
      />
    </AccountScreen>
  );
}
