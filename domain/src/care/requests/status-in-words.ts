import {
  describeAppointment,
  describeCallAfter,
  describeCallAt,
  describePastMoment,
} from '../../desk/opening-hours/chosen-times-in-words.ts';
import { describeDeadline } from '../../desk/opening-hours/in-words.ts';
import { describeCallBy } from '../../desk/opening-hours/moments-in-words.ts';
import type { CallStep, Standing } from './status-schema.ts';

/** The headline and its explanation. */
export type StatusText = { readonly title: string; readonly detail: string };

type Moments = {
  readonly at: Date;
  readonly tried: Date | null;
  readonly now: Date;
  readonly subject: string;
};

const SOON = 'Tieni il telefono a portata di mano: ti chiamiamo appena possibile.';
const NO_OBLIGATION = 'La chiamata è gratuita e non ti impegna a nulla.';

const statusTexts: Readonly<Record<CallStep, (moments: Moments) => StatusText>> = {
  promised: ({ at, now, subject }) =>
    now > at
      ? { title: 'Siamo in ritardo, scusaci', detail: `Dovevamo chiamarti ${describeDeadline(at)}. ${SOON}` }
      : { title: `${subject} ${describeCallBy(at, now)}`, detail: NO_OBLIGATION },
  appointed: ({ at, now, subject }) =>
    now > at
      ? { title: `${subject} a momenti`, detail: `L’appuntamento era ${describeAppointment(at)}. ${SOON}` }
      : { title: `${subject} ${describeCallAt(at, now)}`, detail: NO_OBLIGATION },
  'trying-again': ({ at, tried, now, subject }) => ({
    title: tried ? `Ti abbiamo cercato ${describePastMoment(tried, now)}` : 'Ti abbiamo cercato',
    detail: now > at ? `Non ci siamo trovati. ${SOON}` : `${subject} di nuovo ${describeCallAfter(at, now)}.`,
  }),
  spoken: () => ({
    title: 'Ci siamo sentiti',
    detail: 'Questa richiesta è conclusa. Se ti viene in mente altro, siamo qui.',
  }),
  unreached: ({ tried, now }) => ({
    title: 'Non siamo riusciti a parlarti',
    detail: `${tried ? `Ti abbiamo cercato l’ultima volta ${describePastMoment(tried, now)}. ` : ''}Per non disturbarti non chiameremo più: se ti serve ancora, prenota una chiamata quando vuoi tu.`,
  }),
  'wrong-number': () => ({
    title: 'Il numero non è quello giusto',
    detail: 'Abbiamo chiamato il numero che ci hai lasciato, ma non era il tuo. Scrivici quello giusto.',
  }),
  duplicate: () => ({
    title: 'Questa richiesta ne ripete un’altra',
    detail: 'Ce n’è già una uguale a tuo nome: la seguiamo lì, così non ti chiamiamo due volte.',
  }),
  'not-needed': () => ({
    title: 'Va bene, non ti chiamiamo',
    detail: 'Ci hai detto che la chiamata non serve più. Se cambi idea, siamo qui.',
  }),
};

/** The current status of a call, for the customer. */
export const standingInWords = ({ step, consultant, callAt, triedAt }: Standing, now: Date): StatusText => {
  const subject = consultant ? `${consultant} ti chiama` : 'Ti chiamiamo';
  return statusTexts[step]({ at: new Date(callAt), tried: triedAt ? new Date(triedAt) : null, now, subject });
};
