import type { PurchasableProduct } from '@riparo/domain/buy/products/product.ts';
import { purchasableProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { LIFE_PRODUCT_KEY, LIFE_PRODUCT_TITLE } from '@riparo/domain/buy/products/vita/product.ts';
import { deskQuestions } from '@riparo/domain/care/phone-sale/desk-questions.ts';
import { loadPurchaseWizard } from '@riparo/domain/buy/purchase/wizards.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import type { PersonId } from '@riparo/domain/platform/values/ids.ts';
import { ArrowLeft } from '@riparo/ui/icons/ArrowLeft.ts';
import { Suspense, use } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Field } from '@riparo/ui/Field.tsx';
import { useCustomer } from '../../platform/parts/use-people.ts';
import { Forbidden } from '../../platform/parts/Forbidden.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import styles from './NewDealPage.module.css';
import { lifeQuestions, PhoneForm } from './PhoneForm.tsx';

const products = [
  { value: '', label: 'Scegli che cosa' },
  ...purchasableProducts.map(({ key, title, priceCents }) => ({
    value: key,
    label: `${title} · ${formatEuro(priceCents)} all’anno`,
  })),
  { value: LIFE_PRODUCT_KEY, label: `${LIFE_PRODUCT_TITLE}: preventivo` },
];

/** A new deal or life quote for a caller: the questions of the site, all on one page. */
export default function NewDealPage() {
  const canSell = useCan('sell-by-phone');
  const [params, setParams] = useSearchParams();
  const chosen = params.get('prodotto') ?? '';
  const person = params.get('cliente');
  return (
    <Screen>
      <Link to={person ? paths.customer(person) : paths.customers} className={styles['back'] ?? ''}>
        <ArrowLeft size={18} aria-hidden="true" /> {person ? 'Torna alla persona' : 'Torna ai clienti'}
      </Link>
      <PageTitle>Nuova pratica</PageTitle>
      {canSell ? (
        <>
          <p className={styles['lead']}>
            Fai le domande a voce, una per una: sono quelle del sito. La persona riceve un link per e-mail: da
            lì legge, dà i consensi, firma e paga. Nessuno può farlo al posto suo.
          </p>
          <div className={styles['product']}>
            <Field id="product" label="Che cosa le serve?">
              {(wiring) => (
                <SelectBox
                  {...wiring}
                  options={products}
                  value={chosen}
                  onChange={({ currentTarget: { value } }) => {
                    const next = new URLSearchParams(params);
                    next.set('prodotto', value);
                    setParams(next, { replace: true, preventScrollReset: true });
                  }}
                />
              )}
            </Field>
            <p className={styles['note']}>
              La polizza sci non si apre al telefono: si acquista e si paga in una volta sola, sul sito.
            </p>
          </div>
          <Suspense fallback={<Loading label="Carico le domande" lines={8} />}>
            {chosen !== '' && <PersonForm key={chosen} product={chosen} person={person} />}
          </Suspense>
        </>
      ) : (
        <Forbidden title="Non puoi aprire pratiche al telefono">
          Le aprono consulenti e responsabili.
        </Forbidden>
      )}
    </Screen>
  );
}

interface PersonFormProps {
  readonly product: string;
  readonly person: string | null;
}

function PersonForm({ product, person }: PersonFormProps) {
  return person === null ? (
    <Questions product={product} known={{}} />
  ) : (
    <KnownPersonForm product={product} id={person as PersonId} />
  );
}

/** Name and mailbox are prefilled; the rest is asked, as it may have changed. */
function KnownPersonForm({ product, id }: { readonly product: string; readonly id: PersonId }) {
  const customer = useCustomer(id);
  if (customer.isPending) return <Loading label="Carico la scheda" lines={4} />;
  const { firstName = '', lastName = '', email = '' } = customer.data?.data.person ?? {};
  return <Questions product={product} known={{ firstname: firstName, lastname: lastName, email }} />;
}

interface QuestionsProps {
  readonly product: string;
  readonly known: Readonly<Record<string, string>>;
}

function Questions({ product, known }: QuestionsProps) {
  if (product === LIFE_PRODUCT_KEY)
    return <PhoneForm wizard={lifeQuestions} known={known} product={product} />;
  const sold = purchasableProducts.find(({ key }) => key === product);
  return sold ? <Purchase product={sold} known={known} /> : null;
}

function Purchase({
  product,
  known,
}: {
  readonly product: PurchasableProduct;
  readonly known: QuestionsProps['known'];
}) {
  const wizard = use(loadPurchaseWizard(product));
  return <PhoneForm wizard={deskQuestions(wizard)} known={known} product={product.key} />;
}
