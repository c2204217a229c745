import { expect, test } from 'vitest';
import { purchaseLiabilityCall } from '../../buy/purchase/liability-calls.ts';
import { submitQuizCall } from './checkup-calls.ts';
import { getJobsCall } from './checkup-list-calls.ts';
import { dealByUuidCall, openDealCall } from '../../buy/purchase/deal-calls.ts';
import { createPaymentSessionCall } from '../../buy/purchase/payment-calls.ts';
import {
  createLifeQuoteCall,
  lifeQuoteCall,
  quotationCall,
  registerPurchaseRequestCall,
} from '../quote/quotation-calls.ts';
import { createSkiPolicyCall } from '../../buy/purchase/ski-calls.ts';

// Partners call these addresses; a change would break their integration.
test.each([
  [createLifeQuoteCall, 'POST /api/v1/quotation/tcm', 20_000],
  [lifeQuoteCall, 'GET /api/v1/quotation/tcm/:uuid', 20_000],
  [quotationCall, 'GET /api/v1/quotation/:uuid', 20_000],
  [registerPurchaseRequestCall, 'PATCH /api/v1/quotation', 20_000],
  [openDealCall, 'POST /api/v1/deal/:productKey', 20_000],
  [dealByUuidCall, 'GET /api/v1/deal/uuid/:uuid', 20_000],
  [purchaseLiabilityCall, 'POST /api/v1/deal/rc-terzi/:uuid/purchase', 20_000],
  [createPaymentSessionCall, 'POST /api/v1/payment/create-session', 30_000],
  [createSkiPolicyCall, 'POST /api/public/policies/itas_ski', 30_000],
  [submitQuizCall, 'POST /api/public/quizzes', 30_000],
  [getJobsCall, 'GET /api/public/jobs', 30_000],
])('$id keeps its specified address and time limit', ({ method, path, timeoutMs }, address, limitMs) => {
  expect(`${method} ${path}`).toEqual(address);
  expect(timeoutMs).toEqual(limitMs);
});
