import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { paths, STEP } from '../../../platform/router/paths.ts';
import { readFailureHandOver } from '../../../platform/page/failure-hand-over.ts';

/**
 * The address of the birth date's question. The questions are loaded for it alone: few visitors need them.
 */
async function birthDateAddress(): Promise<string> {
  const { lifeQuoteWizard } = await import('@riparo/domain/understand/life/wizard.ts');
  const place = lifeQuoteWizard.steps.findIndex(({ fields }) =>
    fields.some(({ name }) => name === 'birthDate'),
  );
  return `${paths.lifeQuote}?${STEP}=${place + 1}`;
}

/**
 * «Riprova» leads to where the visitor came from, else to the questions; if only the birth date helps, to
 * that question.
 */
export function useRetry(hasWrongAge = false) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async () => {
    const from = readFailureHandOver(state).backAddress ?? paths.lifeQuote;
    void navigate(hasWrongAge ? await birthDateAddress().catch(() => from) : from);
  };
}
