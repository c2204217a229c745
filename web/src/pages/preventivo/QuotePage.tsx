import { findQuotableProduct, GENERIC_PRODUCT, quotableProducts } from '@riparo/domain/quote/products.ts';
import { quoteRequestWizard } from '@riparo/domain/quote/wizard.ts';
import type { Wizard } from '@riparo/domain/wizard/definition.ts';
import { useEffect } from 'react';
import { useNavigate } from '../../router/router.tsx';
import { lazyPart } from '../../loading/lazy-part.ts';
import { usePageParams } from '../../page/page.ts';
import { paths } from '../../router/paths.ts';
import { keptPicture } from '../../ui/kept-picture.tsx';
import type { Submit } from '../../wizard/use-submission.ts';
import { stayHere } from '../../wizard/use-wizard.ts';
import { WizardScreen } from '../../wizard/WizardScreen.tsx';
import type { QuoteRequested } from './request-quote.ts';

const Conversation = keptPicture(async () => (await import('./Conversation.tsx')).Conversation);

const wizards = new Map<string, Wizard>(
  quotableProducts.map((product) => [product.key, quoteRequestWizard(product)]),
);

// The first question does without.
const Contacts = lazyPart(async () => (await import('./ContactLayout.tsx')).ContactLayout);
const layouts = { contatti: Contacts.Part };

const Outcome = lazyPart(async () => (await import('./QuoteOutcome.tsx')).QuoteOutcome);

const submitFor =
  (product: string): Submit<QuoteRequested> =>
  async (submission) => {
    const [{ requestQuote }] = await Promise.all([import('./request-quote.ts'), Outcome.preload()]);
    return requestQuote(product, submission);
  };

/** A request for a quote: a consultant calls back. A product that nobody knows is a generic request. */
export default function QuotePage() {
  const { product: key = GENERIC_PRODUCT.key } = usePageParams();
  const navigate = useNavigate();
  const known = findQuotableProduct(key);
  const product = known ?? GENERIC_PRODUCT;
  const wizard = wizards.get(product.key);

  useEffect(() => void Contacts.preload().catch(() => undefined), []);
  useEffect(() => {
    if (!known) void navigate(paths.quote(GENERIC_PRODUCT.key), { replace: true });
  }, [known, navigate]);

  if (!wizard) return null;
  return (
    <WizardScreen
      key={product.key}
      wizard={wizard}
      title={product.title}
      description={product.promise}
      submit={submitFor(product.key)}
      renderResult={(requested, _, answers) => (
        <Outcome.Part product={product} requested={requested} answers={answers} />
      )}
      leadAway={stayHere}
      layouts={layouts}
      illustration={<Conversation />}
    />
  );
}
