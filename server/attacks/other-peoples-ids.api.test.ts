import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { reportPdfPath } from '@riparo/domain/understand/checkup/paths.ts';
import { signatureDocumentPath } from '@riparo/domain/buy/documents/deal-document.ts';
import { accountEventsCall } from '@riparo/domain/people/account/account-event-calls.ts';
import { ownPasskeysCall } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { personalAreaCall } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { quotePdfPath } from '@riparo/domain/understand/life/paths.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookiesOf, type Holder, signedInHolder } from '../test/account-holder.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { addressOf, type Operation, servedOperations } from './attacker.ts';
import { type RightRequest, rightRequests } from './right-requests.ts';
import { attackDay, furnishWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
let other: Holder;
let operations: Operation[];
beforeAll(async () => {
  server = await testServer({
    now: attackDay,
    environment: { WRITES_PER_MINUTE: '1000000', STAFF_READS_PER_HOUR: '1000000' },
  });
  world = await furnishWorld(server);
  other = await signedInHolder(server);
  operations = await servedOperations(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const kinds = [
  'quote',
  'report',
  'unpaidDeal',
  'unpaidAddress',
  'liabilityAddress',
  'paidDeal',
  'paidAddress',
  'skiPolicy',
  'signatureToken',
  'withdrawalToken',
  'requestToken',
  'claimPolicyToken',
  'claimToken',
  'draftToken',
  'device',
  'passkey',
  'consentToken',
] as const;
type Kind = (typeof kinds)[number];

type Method = 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
type Ask = (id: string) => { method: Method; url: string; payload?: object };

/** What only the session of the owner opens. */
const ownedByAccount: Readonly<Record<string, { by: Kind; ask: Ask }>> = {
  'a withdrawal': {
    by: 'paidDeal',
    ask: (id) => ({ method: 'GET', url: `/api/v1/deals/${id}/withdrawal` }),
  },
  'to withdraw': {
    by: 'paidDeal',
    ask: (id) => ({ method: 'POST', url: `/api/v1/deals/${id}/withdrawal` }),
  },
  'to stop a renewal': {
    by: 'paidDeal',
    ask: (id) => ({ method: 'POST', url: `/api/v1/deals/${id}/renewal/stop` }),
  },
  'a policy': {
    by: 'paidDeal',
    ask: (id) => ({ method: 'GET', url: `/api/v1/deals/${id}/documents/polizza` }),
  },
  'a receipt': {
    by: 'paidDeal',
    ask: (id) => ({ method: 'GET', url: `/api/v1/deals/${id}/documents/ricevuta` }),
  },
  'to end a session': {
    by: 'device',
    ask: (id) => ({ method: 'POST', url: `/api/v1/auth/sessions/${id}/sign-out` }),
  },
  'to remove a passkey': {
    by: 'passkey',
    ask: (id) => ({ method: 'POST', url: `/api/v1/auth/passkeys/${id}/remove`, payload: {} }),
  },
};

/** Every call that an id opens, with the kinds of id that may open it. A missing call fails the test. */
const openedByAddress: Readonly<Record<string, readonly Kind[]>> = {
  dealByUuid: ['unpaidAddress', 'paidAddress', 'liabilityAddress'],
  correctDeal: ['unpaidAddress', 'paidAddress', 'liabilityAddress'],
  purchaseLiability: ['unpaidAddress', 'paidAddress', 'liabilityAddress'],
  createPaymentSession: ['unpaidAddress', 'paidAddress', 'liabilityAddress'],
  paymentState: ['unpaidAddress', 'paidAddress', 'liabilityAddress'],
  purchaseProgress: ['unpaidAddress', 'paidAddress', 'liabilityAddress'],
  lifeQuote: ['quote'],
  lifePrices: ['quote'],
  varyLifeQuote: ['quote'],
  quotation: ['quote'],
  registerPurchaseRequest: ['quote'],
  requestCallBack: ['quote'],
  callBackPromise: ['quote'],
  getCheckupReport: ['report'],
  skiPayment: ['skiPolicy'],
  signature: ['signatureToken'],
  requestSignatureCode: ['signatureToken'],
  signDocuments: ['signatureToken'],
  withdrawal: ['withdrawalToken'],
  withdraw: ['withdrawalToken'],
  consentRequest: ['consentToken'],
  confirmConsent: ['consentToken'],
  customerRequest: ['requestToken'],
  moveCall: ['requestToken'],
  cancelCall: ['requestToken'],
  linkedPolicy: ['claimPolicyToken'],
  beginLinkedClaim: ['claimPolicyToken'],
  claim: ['claimToken', 'draftToken'],
  saveClaimAnswers: ['claimToken', 'draftToken'],
  submitClaim: ['claimToken', 'draftToken'],
  writeToDesk: ['claimToken', 'draftToken'],
  setHealthConsent: ['claimToken', 'draftToken'],
  givePaper: ['claimToken', 'draftToken'],
  removeClaimFile: ['claimToken', 'draftToken'],
  announceClaimFile: ['claimToken', 'draftToken'],
  /** Of stored answers: by no id of anything else. */
  openCarriedAnswers: [],
  /** Only by the link of its receipt. */
  complaint: [],
  announceComplaintFile: [],
  removeComplaintFile: [],
  /** Only by a mailed token. */
  invitation: [],
  checkNewcomer: [],
  newCodes: [],
  newStaffPasskey: [],
  acceptInvitation: [],
};

/** Of an account, and tried above. */
const opensForItsOwner = [
  'ownWithdrawal',
  'withdrawOwnDeal',
  'stopRenewal',
  'givePlate',
  'signOutDevice',
  'removePasskey',
];

/** Visitors outside the desk are refused whatever they name: who-may-call tries each. */
const opensAtDesk = [
  'closeStaffSession',
  'cancelInvitation',
  'changeColleague',
  'renewAccess',
  'deskRequest',
  'takeRequest',
  'releaseRequest',
  'assignRequest',
  'writeOutcome',
  'noteOnRequest',
  'correctRequest',
  'showPhone',
  'showTaxCode',
  'customer',
  'showCustomerData',
  'joinCustomers',
  'separateCustomer',
  'eraseCustomer',
  'renameDealView',
  'removeDealView',
  'dealPayments',
  'askRefund',
  'confirmRefund',
  'declineRefund',
  'explainDifference',
  'deskComplaint',
  'takeComplaint',
  'classifyComplaint',
  'noteOnComplaint',
  'editComplaintNote',
  'mailComplainantAgain',
  'saveComplaintAnswer',
  'sendComplaintAnswer',
  'withdrawComplaint',
  'postComplaintLetter',
  'closeComplaint',
  'deskDeal',
  'showDealData',
  'dealMail',
  'actOnDeal',
  'dealAnswers',
  'correctDealAtDesk',
  'noteOnDeal',
  'editDealNote',
  'addDealTask',
  'finishDealTask',
  'deskClaim',
  'actOnClaim',
  'answerClaimant',
  'noteOnClaim',
  'editClaimNote',
  'mailClaimantAgain',
  'seePaper',
  'showClaimData',
];

/** Served outside the contract: files. */
const filesOpenedByAddress: Readonly<Record<string, { by: readonly Kind[]; ask: Ask }>> = {
  'a quote as a file': { by: ['quote'], ask: (id) => ({ method: 'GET', url: quotePdfPath(id) }) },
  'a report as a file': { by: ['report'], ask: (id) => ({ method: 'GET', url: reportPdfPath(id) }) },
  'a document to sign': {
    by: ['signatureToken'],
    ask: (id) => ({ method: 'GET', url: signatureDocumentPath(id, 'polizza') }),
  },
};

/**
 * The effect of the first is only in a mail; the second is trusted only with the provider's signature; the
 * third deletes what its id names, and answers the same if there was nothing.
 */
const withoutResponse = ['resendSignUpCode', 'paymentNotice', 'forgetCarriedAnswers'];

const idNames = ['uuid', 'id', 'token', 'dealUuid'];

/** Where the id is in the example of a call: in its address or in its body. */
function idPlaceOf({
  params = {},
  body = {},
}: RightRequest): { part: 'params' | 'body'; name: string } | null {
  const inParams = idNames.find((name) => name in params);
  if (inParams) return { part: 'params', name: inParams };
  const inBody = idNames.find((name) => name in body);
  return inBody ? { part: 'body', name: inBody } : null;
}

const exampleOf = ({ id }: Operation) => rightRequests[id]?.(world) ?? {};

function askWithId(operation: Operation): Ask {
  return (id) => {
    const example = exampleOf(operation);
    const place = idPlaceOf(example);
    const request = place
      ? { ...example, [place.part]: { ...example[place.part], [place.name]: id } }
      : example;
    return {
      method: operation.method.toUpperCase() as Method,
      url: addressOf(operation, request),
      ...(request.body && { payload: request.body }),
    };
  };
}

/** Everything that could tell two answers apart, except the number and the time of the request. */
function traits({ statusCode, headers, body }: LightMyRequestResponse) {
  const { 'x-request-id': id, date: _date, ...rest } = headers;
  return { statusCode, headers: rest, body: body.replace(String(id), '') };
}

const isUuid = (id: string) => /^[\da-f-]{36}$/.test(id);

let requestCountSoFar = 0;

async function ask(question: ReturnType<Ask>, cookie?: string) {
  const { origin } = server.parts.config.publicUrl;
  const headers = { origin, ...(cookie && { cookie }) };
  // Each from its own address: rate limits must not make the answers differ.
  requestCountSoFar += 1;
  const remoteAddress = `10.0.${requestCountSoFar >> 8}.${requestCountSoFar & 255}`;
  return traits(await server.request({ ...question, headers, remoteAddress }));
}

/** Ids, other than those that may open it, whose answer is not the same 404 for everyone. */
async function whatDiffers(question: Ask, by: readonly Kind[]): Promise<object[]> {
  const unknown = await ask(question(randomUUID()));
  // In a body, a malformed id is a wrong field.
  const isInAddress = question('some-id').url.includes('some-id');
  const tried = kinds.filter((kind) => !by.includes(kind) && (isInAddress || isUuid(world[kind])));
  const ids = [...tried.map((kind) => world[kind]), randomUUID().toUpperCase(), randomUUID()];
  const answers = ids.flatMap((id) => [ask(question(id)), ask(question(id), cookiesOf(other))]);
  const all = [unknown, ...(await Promise.all(answers))];
  return all.filter((answer) => answer.statusCode !== 404 || !isDeepStrictEqual(answer, unknown));
}

describe('what belongs to an account', () => {
  test.each(Object.entries(ownedByAccount))(
    '%s: for another account it does not exist',
    async (_, { by, ask: question }) => {
      const answer = await ask(question(world[by]), cookiesOf(other));
      expect(answer).toEqual(await ask(question(randomUUID()), cookiesOf(other)));
      expect(answer).toEqual(await ask(question('none'), cookiesOf(other)));
      expect(answer.statusCode).toBe(404);
    },
  );

  test.each(Object.entries(ownedByAccount))(
    '%s: without a session one cannot tell whether it exists',
    async (_, { by, ask: question }) => {
      const answer = await ask(question(world[by]));
      expect(answer).toEqual(await ask(question(randomUUID())));
      expect(answer.statusCode).toBe(401);
    },
  );

  test('what belongs to an account is available to its owner', async () => {
    const session = await world.session();
    const statuses = await Promise.all(
      ['a withdrawal', 'a policy', 'a receipt', 'to end a session', 'to remove a passkey'].map(
        async (what) => {
          const owned = ownedByAccount[what];
          return owned && (await ask(owned.ask(world[owned.by]), session)).statusCode;
        },
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 204, 204]);
  });

  test('what belongs to an account is in no list of another', async () => {
    const deals = await other.browser.call(ownDealsCall);
    expect(deals.answer.data).toEqual([]);
    for (const call of [personalDataCall, personalAreaCall, accountEventsCall, ownPasskeysCall]) {
      const data = JSON.stringify((await other.browser.call(call)).answer);
      for (const kind of kinds) expect(data).not.toContain(world[kind]);
      expect(data).not.toContain(world.email);
    }
  });
});

describe('what an address opens', () => {
  test('every call with an id is covered by this test', () => {
    const withId = operations.filter((operation) => idPlaceOf(exampleOf(operation)) !== null);
    const known = [...Object.keys(openedByAddress), ...opensForItsOwner, ...opensAtDesk, ...withoutResponse];
    expect(withId.map(({ id }) => id).toSorted()).toEqual(known.toSorted());
  });

  test.each(Object.entries(openedByAddress))(
    '%s: no id of anything else opens it, and each answers like one that never existed',
    async (id, by) => {
      const operation = operations.find((one) => one.id === id);
      if (!operation) throw new Error(`${id} is not served`);
      expect(await whatDiffers(askWithId(operation), by)).toEqual([]);
    },
  );

  test.each(Object.entries(filesOpenedByAddress))(
    '%s: no other id opens it',
    async (_, { by, ask: question }) => {
      expect(await whatDiffers(question, by)).toEqual([]);
    },
  );

  test('the address of a paid deal reveals nothing about its buyer', async () => {
    const { body } = await ask({ method: 'GET', url: `/api/v1/deal/uuid/${world.paidAddress}` });
    // Nothing at all once its owner has claimed it, which an earlier test may have done.
    const { data } = JSON.parse(body) as { data?: { buyer: unknown; attributes: unknown } };
    expect(data?.buyer ?? null).toBeNull();
    expect(data?.attributes ?? null).toBeNull();
    expect(body).not.toContain(world.email);
  });
});
