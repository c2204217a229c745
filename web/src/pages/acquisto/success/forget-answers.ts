import { purchaseOpening } from '@riparo/domain/purchase/openings.ts';
import { forgetProgress } from '../../../wizard/forget-progress.ts';

/** Of a purchase that is paid nobody needs the answers any more, in this tab either. */
export const forgetAnswers = (productKey: string) => forgetProgress(purchaseOpening(productKey).formId);
