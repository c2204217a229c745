import { findQuotableProduct, GENERIC_PRODUCT } from '@riparo/domain/understand/quote/products.ts';
import { quoteRequestWizard } from '@riparo/domain/understand/quote/wizard.ts';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { prerenderedPicture } from '@riparo/ui/kept-picture.tsx';
import { usePageParams } from '../../platform/page/page.ts';
import type { Submit } from '../../platform/wizard/use-submission.ts';
import { stayOnScreen } from '../../platform/wizard/use-wizard.ts';
import { WizardScreen } from '../../platform/wizard/WizardScreen.tsx';
import type { QuoteRequested } from './request-quote.ts';

const Conversation = prerenderedPicture(async () => (await import('./Conversation.tsx')).Conversation);

// Loaded after the first screen; if it fails, the rest is readable.
const CallIfAsked = lazyPart(() =>
  import('../../platform/calls/CallIfAsked.tsx').then(
    (part) => part.CallIfAsked,
    () => () => null,
  ),
);

const Outcome = lazyPart(async () => (await import('./QuoteOutcome.tsx')).QuoteOutcome);

const submitFor =
  (product: string): Submit<QuoteRequested> =>
  async (submission) => {
    const [{ requestQuote }] = await Promise.all([import('./request-quote.ts'), Outcome.preload()]);
    return requestQuote(product, submission);
  };

/** A request for a quote: a consultant calls back. */
export default function QuotePage() {
  const { product: key = GENERIC_PRODUCT.key } = usePageParams();
  const product = findQuotableProduct(key) ?? GENERIC_PRODUCT;
  const wizard = useMemo(() => quoteRequestWizard(product), [product]);

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
      leadAway={stayOnScreen}
      after={
        <Suspense>
          <CallIfAsked.Part />
        </Suspense>
      }
      illustration={<Conversation />}
    />
  );
}
