import { withArticle } from '../values/article.ts';
import { type IsoDate, writtenDate } from '../values/calendar.ts';
import { answerBy, clockOf } from './clock.ts';
import {
  type ClosingReason,
  closingReasonTold,
  type ComplaintOutcome,
  complaintOutcomeNames,
} from './register.ts';
import type { ComplaintState } from './states.ts';

export type ComplaintStanding = {
  readonly state: ComplaintState;
  readonly receivedOn: IsoDate;
  readonly endedOn: IsoDate | null;
  readonly outcome: ComplaintOutcome | null;
  readonly closingReason: ClosingReason | null;
};

type StandingWords = { readonly title: string; readonly detail: string };

const dated = (article: 'il', day: IsoDate | null) => (day ? withArticle(article, writtenDate(day)) : '');

const LATE = {
  title: 'Siamo in ritardo, scusaci',
  detail: (by: IsoDate) =>
    `Dovevamo risponderti entro ${dated('il', by)}. La risposta arriva comunque; intanto puoi già andare oltre: qui sotto c’è come.`,
};

/** Where a complaint stands, to whoever made it. */
export const complaintInWords = (standing: ComplaintStanding, today: IsoDate): StandingWords => {
  const { state, receivedOn, endedOn, outcome, closingReason } = standing;
  const by = answerBy(receivedOn);
  switch (state) {
    case 'received':
    case 'in-progress':
      if (clockOf(receivedOn, today).isLate) return { title: LATE.title, detail: LATE.detail(by) };
      return {
        title: `Ti rispondiamo entro ${dated('il', by)}`,
        detail:
          state === 'received'
            ? 'Il reclamo è nel registro. La risposta arriva per e-mail e resta qui.'
            : 'Qualcuno lo sta seguendo. La risposta arriva per e-mail e resta qui.',
      };
    case 'answered':
      return {
        title: `Ti abbiamo risposto ${dated('il', endedOn)}`,
        detail: `Esito: ${(outcome ? complaintOutcomeNames[outcome] : '').toLowerCase()}. La risposta è qui sotto, e da scaricare.`,
      };
    case 'withdrawn':
      return {
        title: 'Hai ritirato il reclamo',
        detail: `Ce lo hai detto ${dated('il', endedOn)}: non c’è altro da fare.`,
      };
    case 'closed':
      return {
        title: `Abbiamo chiuso il reclamo ${dated('il', endedOn)}`,
        detail: closingReason ? closingReasonTold[closingReason] : '',
      };
  }
};
