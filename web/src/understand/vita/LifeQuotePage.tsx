import type { LifeQuote } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { lifeQuoteWizard } from '@riparo/domain/understand/life/wizard.ts';
import { paths } from '../../platform/router/paths.ts';
import type { FailureHandOver } from '../../platform/page/failure-hand-over.ts';
import type { Submit } from '../../platform/wizard/use-submission.ts';
import type { LeadAway, LeadOn } from '../../platform/wizard/use-wizard.ts';
import { WizardScreen } from '../../platform/wizard/WizardScreen.tsx';
import { OpenUmbrella } from '../../platform/pictures/OpenUmbrella.tsx';
import type { QuoteHandOver } from './quote-hand-over.ts';

const submit: Submit<LifeQuote> = async (submission) => {
  // The result page loads while the server computes.
  const [{ createLifeQuote }] = await Promise.all([
    import('./create-life-quote.ts'),
    import('./result/LifeResultPage.tsx'),
  ]);
  return createLifeQuote(submission);
};

// The price has an address of its own; so has every reason for having none.
const leadOn: LeadOn<LifeQuote> = (quote) => ({
  to: paths.lifeQuoteResult(quote.uuid),
  state: { quote } satisfies QuoteHandOver,
});
const leadAway: LeadAway = ({ uuid }, backAddress) => ({
  to: paths.quoteUnavailable(uuid),
  state: { backAddress } satisfies FailureHandOver,
});

export default function LifeQuotePage() {
  return (
    <WizardScreen
      wizard={lifeQuoteWizard}
      title="Preventivo vita"
      description="Cinque domande per sapere quanto costa al mese una polizza vita temporanea caso morte, e come si arriva al prezzo."
      submit={submit}
      leadOn={leadOn}
      leadAway={leadAway}
      illustration={<OpenUmbrella />}
    />
  );
}
