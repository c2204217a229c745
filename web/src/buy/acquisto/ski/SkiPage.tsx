import { defaultSkiChoice } from '@riparo/domain/buy/products/ski/choice.ts';
import { skiOpening } from '@riparo/domain/buy/products/ski/opening.ts';
import { memo, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { FailureScreen } from '../../../platform/page/FailureScreen.tsx';
import type { Submit } from '../../../platform/wizard/use-submission.ts';
import { STEP } from '../../../platform/router/paths.ts';
import { useWholeWizard } from '../../../platform/wizard/use-whole-wizard.ts';
import { WizardScreen } from '../../../platform/wizard/WizardScreen.tsx';
import type { PaymentPage } from './payment/send-policy.ts';
import { FAILED, isMismatch, leadAway } from './payment/lead-away.ts';
import { useKnownBuyer } from '../../../platform/session/use-known-person.ts';
import type { Answer, Answers } from '@riparo/domain/platform/wizard/definition.ts';
import styles from './SkiPage.module.css';
import type { StepLayoutProps } from '../../../platform/wizard/step-layout.ts';
import { useTelling } from './given.ts';
import { CoverDates } from './steps/CoverDates.tsx';
import { People } from './steps/People.tsx';
import { PolicyChoice } from './steps/PolicyChoice.tsx';
import { useFirstRules } from './steps/use-first-rules.ts';

/** How the questions of ski call what other purchases ask of their buyer. The birthplace is read from the code. */
const OWNER_NAMES = {
  firstname: 'owner.firstName',
  lastname: 'owner.lastName',
  taxCode: 'owner.fiscalCode',
  date_of_birth: 'owner.birthDate',
  gender: 'owner.gender',
  phone: 'owner.phone',
  email: 'owner.email',
} as const;

const ownerKnownAs = (buyer: Answers): Answers =>
  Object.fromEntries(
    Object.entries(OWNER_NAMES).flatMap(([name, own]): [string, Answer][] => {
      const known = buyer[name];
      return known === undefined || known === null ? [] : [[own, known]];
    }),
  );

const DESCRIPTION =
  'Assicurati sulle piste prima che apra la seggiovia: per un giorno o per tutta la stagione, da soli o in famiglia, online in pochi minuti.';

const later = () => import('./later.ts');
const laterLayouts = async () => (await (await later()).laterLayouts()).laterLayouts;

const Summary = lazyPart(async () => (await (await later()).summary()).Summary);
const Owner = lazyPart(async () => (await laterLayouts()).contraente);
const Suitability = lazyPart(async () => (await laterLayouts()).adeguatezza);
const Contract = lazyPart(async () => (await laterLayouts()).consensi);
const Ending = lazyPart(async () => (await (await later()).ending()).Ending);

const LAYOUTS = {
  assicurazione: InsuranceLayout,
  contraente: Owner.Part,
  adeguatezza: Suitability.Part,
  consensi: Contract.Part,
};

/** Not in the prerendered HTML, whose styles are those of the first screen alone. */
function BesideTheQuestions() {
  return <Suspense>{useHydrated() && <Summary.Part at="side" />}</Suspense>;
}

function BelowTheQuestions() {
  const { state } = useLocation();
  const hydrated = useHydrated();
  return (
    <>
      <Suspense>{hydrated && <Summary.Part at="edge" />}</Suspense>
      {hydrated && isMismatch(state) && <Ending.Part at="mismatch" />}
    </>
  );
}

// The defaults of the specification. Nothing is hidden by them: the packages stay open, each with its price.
const KNOWN = { ...defaultSkiChoice, 'owner.hasFiscalCode': 'YES' };

/** Whoever comes from elsewhere brings along what they chose there; not whoever moves between steps, or has paid. */
const bringsChoice = (params: URLSearchParams) =>
  params.size > 0 && !params.has(STEP) && !params.has('transactionid');

const wholeWizard = async () => {
  const [{ skiWizard }] = await Promise.all([
    later().then((parts) => parts.wholeWizard()),
    // A step without its layout would be nothing: they come together.
    ...[Owner, Suitability, Contract].map((layout) => layout.preload()),
  ]);
  return skiWizard;
};

const submit: Submit<PaymentPage> = async (submission) => {
  const { preparePolicy } = await (await later()).sendPolicy();
  return preparePolicy(submission);
};

/** A ski policy, from the lift's queue or from a desk. Whoever comes back from paying sees what came of it. */
export default function SkiPage() {
  const params = new URLSearchParams(useLocation().search);
  // The prerendered HTML can not know: a skeleton holds the place.
  const hydrated = useHydrated();
  const isBack = hydrated && Boolean(params.get('transactionid'));
  const isOver = hydrated && params.get(STEP) === FAILED;
  return (
    <Suspense>
      {isBack || isOver ? <Ending.Part at={isBack ? 'outcome' : 'failure'} /> : <Questions />}
    </Suspense>
  );
}

// What changes around the questions once the page is alive does not draw them again.
const Questions = memo(function Questions() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { wizard, isLost, retry } = useWholeWizard(skiOpening, wholeWizard);
  const [beginnings, setBeginnings] = useState(0);
  const known = { ...KNOWN, ...ownerKnownAs(useKnownBuyer()) };

  // Once: said again, it would undo what the visitor changed since. So it leaves the address.
  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!bringsChoice(params)) return;
    const begin = async () => {
      (await (await later()).beginning()).beginSki(params);
      const typingIn = document.activeElement?.id;
      flushSync(() => setBeginnings((count) => count + 1));
      // The boxes are others now, with what was typed: whoever is at it goes on.
      if (typingIn) document.getElementById(typingIn)?.focus();
      void navigate(pathname, { replace: true });
    };
    // Without a connection nothing else comes either, and the next question says so.
    begin().catch(() => undefined);
  }, [pathname, search, navigate]);

  if (isLost) return <FailureScreen onRetry={retry} />;
  return (
    <>
      <WizardScreen
        key={beginnings}
        wizard={wizard}
        title="Polizza sci"
        description={DESCRIPTION}
        known={known}
        submit={submit}
        renderResult={(page, _, answers) => <Ending.Part at={{ page, answers }} />}
        leadAway={leadAway}
        layouts={LAYOUTS}
        illustration={<BesideTheQuestions />}
      />
      <BelowTheQuestions />
    </>
  );
});

/** What, when, and for whom. */
function InsuranceLayout(props: StepLayoutProps) {
  const { show, given } = props;
  const rules = useFirstRules();
  useTelling(given);
  return (
    <div className={styles['layout']}>
      <PolicyChoice {...props} rules={rules} />
      <CoverDates {...props} rules={rules} />
      <People {...props} rules={rules} />
      {show('utmSource')}
      {show('utmMedium')}
    </div>
  );
}
