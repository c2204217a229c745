import { registrationForm } from '@riparo/domain/account/forms.ts';
import { brand } from '@riparo/domain/brand/brand.ts';
import { signUpCall } from '@riparo/domain/contract/account-calls.ts';
import {
  type AwaitedPurchase,
  awaitedPurchases,
  findAwaitedPurchase,
} from '@riparo/domain/products/awaited-purchase.ts';
import type { Answers } from '@riparo/domain/wizard/definition.ts';
import { useMemo } from 'react';
import { useLocation, useNavigate } from '../../router/router.tsx';
import { callApi, type CallProblem } from '../../api/client.ts';
import { usePageParams } from '../../page/page.ts';
import { paths } from '../../router/paths.ts';
import { keptDraft } from '../../memory/kept-draft.ts';
import type { LoginHandOver } from '../../session/login-hand-over.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Draft } from '../../wizard/form-values.ts';
import { StandaloneForm } from '../../wizard/StandaloneForm.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { oneStepForm } from '../../wizard/one-step-form.ts';
import { OtherWays } from './OtherWays.tsx';
import { Portrait } from './Portrait.tsx';
import { attributesOf } from './person-answers.ts';
import { PURCHASE_FLOW } from './address-words.ts';
import { type Refusal, refused, refusedFields, useSending } from '../../wizard/use-sending.ts';
import { ConsentField } from '../../wizard/fields/ConsentField.tsx';
import { PasswordField } from '../../wizard/fields/PasswordField.tsx';

const FAILED =
  'Ops qualcosa è andato storto, perdonaci ma al momento non è possibile effettuare la registrazione, riprova tra qualche minuto!';

const plainForm = oneStepForm(registrationForm(), { password: PasswordField, consent: ConsentField });
const purchaseForms = new Map(
  awaitedPurchases.map((purchase) => [purchase.key, oneStepForm(registrationForm(purchase))]),
);
const kept = keptDraft<Draft>('registrazione');

/** The purchase that needs an account first, named by the address in one of its two forms. */
function useAwaitedPurchase() {
  const params = usePageParams();
  const { search } = useLocation();
  const hydrated = useHydrated();
  // The address's query is not part of what is prerendered; its path is.
  const query = new URLSearchParams(hydrated ? search : '');
  const flow = params['flow'] ?? query.get('flow');
  const product = params['product'] ?? query.get('product') ?? undefined;
  return flow === PURCHASE_FLOW ? findAwaitedPurchase(product) : undefined;
}

const register = (
  { email, password, marketing, ...person }: Answers,
  purchase: AwaitedPurchase | undefined,
) =>
  callApi(signUpCall, {
    body: {
      email: String(email),
      password: String(password),
      attributes: attributesOf(person),
      marketing: marketing === true,
      source: location.pathname,
      ...(purchase && { product: purchase.key }),
    },
  });

function explain({ code, message, fields }: CallProblem<typeof signUpCall>): Refusal {
  if (code === 'UsernameExistsException') return refusedFields({ email: message });
  if (fields) return refusedFields(fields);
  return refused(FAILED);
}

const backTo = ({ path }: AwaitedPurchase): LoginHandOver => ({ from: path });

export default function RegisterPage() {
  const navigate = useNavigate();
  const sending = useSending();
  const purchase = useAwaitedPurchase();
  const form = (purchase && purchaseForms.get(purchase.key)) ?? plainForm;
  const hydrated = useHydrated();
  const draft = useMemo(() => (hydrated ? kept.load() : null) ?? {}, [hydrated]);

  const complete = (answers: Answers) =>
    void sending.send(
      () => register(answers, purchase),
      (result) => {
        if (!result.ok) return explain(result.problem);
        kept.forget();
        const { username } = result.value;
        void navigate(paths.confirmAccount(username, ...(purchase ? [purchase.key] : [])));
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
        onDraft={kept.keep}
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
