import { withArticle } from '../../platform/values/article.ts';

/** From this difference on, feeling and result count as different. */
const NOTICEABLE = 15;

/** Feeling and computed coverage compared, in one sentence. */
export const compareFeeling = (feeling: number, result: number) => {
  if (feeling - result >= NOTICEABLE)
    return 'La copertura che senti di avere è più alta di quella che risulta dalle tue risposte: qui sotto vedi dove.';
  if (result - feeling >= NOTICEABLE)
    return 'Buona notizia: dalle tue risposte risulta più copertura di quella che senti di avere.';
  return 'Quello che senti è vicino a quello che risulta dalle tue risposte.';
};

/** How important an area is for this person, relative to the most important one (0 to 1). */
export const describeNeed = (need: number) => {
  if (need >= 0.67) return 'alto';
  return need >= 0.34 ? 'medio' : 'basso';
};

/** A ticked policy is no promise of full payment: no one has read the contract. */
export const describeCover = (cover: number) => {
  if (cover === 0) return 'scoperto';
  return cover === 1
    ? 'hai già una polizza'
    : `coperto circa ${withArticle('al', `${Math.round(cover * 100)}%`)}`;
};

/** Shown with every share of cover. */
export const COVER_EXPLANATION =
  'La percentuale conta le polizze che hai indicato: 100% vuol dire che ne hai una per ogni area, non che ogni danno sia pagato. Non abbiamo letto i tuoi contratti: massimali, franchigie ed esclusioni possono cambiare molto.';
