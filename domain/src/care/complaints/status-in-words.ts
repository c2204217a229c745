import { capitalise, withArticle } from '../../platform/values/article.ts';
import { type IsoDate, writtenDate } from '../../platform/values/calendar.ts';
import { answerBy, clockOf } from './clock.ts';
import type { RiskBearer } from './competence.ts';
import {
  calledIn,
  type ClosingReason,
  closingReasonText,
  type ComplaintArea,
  type ComplaintOutcome,
  complaintOutcomeNames,
  isDamages,
} from './register.ts';
import type { ComplaintState } from './states.ts';
import { forwardedInWords, whoAnswers } from './who-answers.ts';

export type ComplaintStatus = {
  readonly state: ComplaintState;
  readonly area: ComplaintArea;
  /** Null if the product is not known. */
  readonly bearer: RiskBearer | null;
  readonly receivedOn: IsoDate;
  readonly endedOn: IsoDate | null;
  readonly outcome: ComplaintOutcome | null;
  readonly closingReason: ClosingReason | null;
};

type StatusText = { readonly title: string; readonly detail: string };

const dated = (article: 'il', day: IsoDate | null) => (day ? withArticle(article, writtenDate(day)) : '');

const LATE = {
  title: 'Siamo in ritardo, scusaci',
  detail: (by: IsoDate) =>
    `Dovevamo risponderti entro ${dated('il', by)}. La risposta arriva comunque; intanto qui sotto trovi a chi puoi già rivolgerti.`,
};

const forwarding = (standing: ComplaintStatus, today: IsoDate): StatusText | null => {
  const answerer = whoAnswers(standing);
  if (answerer.isOurs) return null;
  const by = dated('il', answerer.forwardBy);
  const { your, it } = calledIn(standing.area);
  if (clockOf(standing, today).isLate)
    return {
      title: LATE.title,
      detail: `Dovevamo inoltrare ${your} a ${answerer.name} entro ${by}. ${capitalise(it)} inoltriamo comunque; intanto puoi scrivere direttamente tu.`,
    };
  return {
    title: `${capitalise(it)} inoltriamo a ${answerer.name} entro ${by}`,
    detail: isDamages(standing.area)
      ? `Sul risarcimento decide ${answerer.name}: ${answerer.within}. Ti scriviamo appena l’abbiamo inoltrata.`
      : `Riguarda il contratto o un sinistro: risponde ${answerer.name}, ${answerer.within}. Ti scriviamo appena l’abbiamo inoltrato.`,
  };
};

/** The status of a complaint, for the complainant. */
export const complaintInWords = (standing: ComplaintStatus, today: IsoDate): StatusText => {
  const { state, area, receivedOn, endedOn, outcome, closingReason } = standing;
  const { the } = calledIn(area);
  const by = answerBy(receivedOn);
  switch (state) {
    case 'received':
    case 'in-progress': {
      const forwarded = forwarding(standing, today);
      if (forwarded) return forwarded;
      if (clockOf(standing, today).isLate) return { title: LATE.title, detail: LATE.detail(by) };
      return {
        title: `Ti rispondiamo entro ${dated('il', by)}`,
        detail:
          state === 'received'
            ? 'Il reclamo è registrato. La risposta arriva per e-mail e resta qui.'
            : 'Lo stiamo esaminando. La risposta arriva per e-mail e resta qui.',
      };
    }
    case 'answered':
      return {
        title: `Ti abbiamo risposto ${dated('il', endedOn)}`,
        detail: `Esito: ${(outcome ? complaintOutcomeNames[outcome] : '').toLowerCase()}. La risposta è qui sotto e puoi scaricarla.`,
      };
    case 'withdrawn':
      return {
        title: `Hai ritirato ${the}`,
        detail: `Ce l’hai comunicato ${dated('il', endedOn)}: non c’è altro da fare.`,
      };
    case 'closed':
      if (closingReason === 'forwarded' && endedOn)
        return {
          title: `Abbiamo inoltrato ${the} ${dated('il', endedOn)}`,
          detail: forwardedInWords(standing, endedOn),
        };
      return {
        title: `Abbiamo chiuso ${the} ${dated('il', endedOn)}`,
        detail: closingReason ? closingReasonText(closingReason, area) : '',
      };
  }
};
