import { writtenDate, type IsoDate } from '../../platform/values/calendar.ts';
import { withArticle } from '../../platform/values/article.ts';
import { MOTOR_OFFER } from '../../platform/law/articles.ts';
import { ANSWER_DAYS, answerBy, dueBy } from './clock.ts';
import { isForRiskBearer, type RiskBearer, riskBearerName } from './competence.ts';
import { type ComplaintArea, isDamages } from './register.ts';

export type WhoAnswers =
  | { readonly isOurs: true; readonly answerBy: IsoDate }
  | {
      readonly isOurs: false;
      readonly name: string;
      /** The last day to forward it. */
      readonly forwardBy: IsoDate;
      /** "entro 45 giorni da quando lo riceve", as part of a sentence. */
      readonly within: string;
    };

type ComplaintFacts = {
  readonly area: ComplaintArea;
  readonly receivedOn: IsoDate;
  /** Null if the product is not known. */
  readonly bearer: RiskBearer | null;
};

/** The 45 days bind insurers and intermediaries: a mutual society follows its own regulations. */
const WITHIN: Readonly<Record<RiskBearer, string>> = {
  insurer: `entro ${ANSWER_DAYS} giorni da quando lo riceve`,
  'mutual-society': 'nei tempi del suo regolamento',
};

/** These terms apply to compulsory insurance: other liability insurers owe the injured party none. */
const DAMAGES_WITHIN = `per i monopattini entro 60 giorni se il danno è alle cose e 90 se ci sono ferite, da quando riceve la richiesta completa (${MOTOR_OFFER})`;

const withinFor = (area: ComplaintArea, bearer: RiskBearer | null) =>
  isDamages(area) ? DAMAGES_WITHIN : WITHIN[bearer ?? 'insurer'];

/** Who answers a complaint, and by when: we promise an answer only where it is our own task. */
export const whoAnswers = ({ area, receivedOn, bearer }: ComplaintFacts): WhoAnswers =>
  isForRiskBearer(area)
    ? {
        isOurs: false,
        name: riskBearerName(bearer),
        forwardBy: dueBy({ area, receivedOn }),
        within: withinFor(area, bearer),
      }
    : { isOurs: true, answerBy: answerBy(receivedOn) };

/** The same as a sentence, for a receipt. */
export const whoAnswersInWords = (given: ComplaintFacts): string => {
  const answerer = whoAnswers(given);
  if (!answerer.isOurs && isDamages(given.area))
    return `Sul risarcimento decide ${answerer.name}: inoltriamo la tua richiesta entro ${withArticle('il', writtenDate(answerer.forwardBy))} e te lo confermiamo. I termini per risponderti partono quando la compagnia la riceve: se non l’hai già fatto, mandala anche tu, con una raccomandata o una PEC.`;
  return answerer.isOurs
    ? `Rispondiamo per iscritto entro ${ANSWER_DAYS} giorni: non oltre ${withArticle('il', writtenDate(answerer.answerBy))}.`
    : `Riguarda il contratto o un sinistro, quindi risponde ${answerer.name}, ${answerer.within}: lo inoltriamo entro ${withArticle('il', writtenDate(answerer.forwardBy))} e te lo confermiamo.`;
};

/** For the complainant, after forwarding. */
export const forwardedInWords = (
  { area, bearer }: Pick<ComplaintFacts, 'area' | 'bearer'>,
  forwardedOn: IsoDate,
): string => {
  const name = riskBearerName(bearer);
  if (isDamages(area))
    return `L’abbiamo inoltrata a ${name}, che deve farti un’offerta o spiegarti perché non paga: ${DAMAGES_WITHIN}.`;
  return bearer === 'mutual-society'
    ? `L’abbiamo inoltrato a ${name}, che ti risponderà ${WITHIN['mutual-society']}.`
    : `L’abbiamo inoltrato a ${name}, che ti risponderà entro ${ANSWER_DAYS} giorni, cioè entro ${withArticle('il', writtenDate(answerBy(forwardedOn)))}.`;
};
