import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { paths, STEP } from '../../../platform/router/paths.ts';
import { readFailureHandOver } from '../../../platform/page/failure-hand-over.ts';

/** Where the birth date is asked. The questions are loaded for it alone: few who come here need them. */
async function birthDateAddress(): Promise<string> {
  const { lifeQuoteWizard } = await import('@riparo/domain/understand/life/wizard.ts');
  const place = lifeQuoteWizard.steps.findIndex(({ fields }) =>
    fields.some(({ name }) => name === 'birthDate'),
  );
  return `${paths.lifeQuote}?${STEP}=${place + 1}`;
}

/** «Riprova»: where the visitor came from, else the questions again; where only the birth date can help, there. */
export function useRetry(hasWrongAge = false) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async () => {
    const from = readFailureHandOver(state).backAddress ?? paths.lifeQuote;
    void navigate(hasWrongAge ? await birthDateAddress().catch(() => from) : from);
  };
}
