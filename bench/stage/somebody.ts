import { complaintPath } from '@riparo/domain/care/complaints/paths.ts';
import { makeComplaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { buyer, demonstration } from '../../commands/seed/seed-person.ts';
import * as story from '../../commands/seed/seed-story.ts';
import { createVisitor, type Visitor } from '../../commands/seed/seed-visitor.ts';
import { buildApp } from '../../server/src/assembly/app.ts';
import { storedAppSecret } from '../../server/src/platform/settings/secrets/app-secret.ts';
import { decodeConfig } from '../../server/src/platform/settings/config.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { openParts } from '../../server/src/assembly/server-parts.ts';

/** An address as found in a person's mailbox or browser, and whether they are signed in when they open it. */
export type CustomerAddress = { readonly address: string; readonly isSignedIn?: boolean };

export type Somebody = {
  readonly cookies: ReadonlyMap<string, string>;
  /** By the address under which the page was built, which is about no one. */
  readonly addresses: ReadonlyMap<string, CustomerAddress>;
};

/**
 * A customer with a quote, a report, purchases at every stage and an account, created through the product's
 * own calls.
 */
export async function createCustomer(databaseUrl: string, dataFolder: string): Promise<Somebody> {
  const parts = await openParts({
    config: decodeConfig({ NODE_ENV: 'test', DATA_FOLDER: dataFolder, WRITES_PER_MINUTE: '10000' }),
    databaseUrl,
    appSecret: await storedAppSecret(dataFolder),
    log: createLog('error'),
    clock: () => new Date(),
  });
  try {
    const app = await buildApp({ ...parts.app, site: null });
    const visitor = createVisitor(app, parts, demonstration.email);
    const addresses = await live(visitor, parts.app.config.publicUrl.origin);
    await app.close();
    return { cookies: visitor.cookies, addresses: new Map(Object.entries(addresses)) };
  } finally {
    await parts.close();
  }
}

async function complain(visitor: Visitor): Promise<string> {
  const { data } = await visitor.call(makeComplaintCall, {
    body: {
      complainant: 'customer',
      area: 'withdrawal',
      story: 'Il 3 ottobre ho esercitato il recesso, e il rimborso non è ancora arrivato.',
      wish: 'Il rimborso, e sapere perché non è partito.',
      firstname: buyer.firstName,
      lastname: buyer.lastName,
      email: visitor.email,
    },
  });
  return data.token;
}

async function live(visitor: Visitor, site: string): Promise<Record<string, CustomerAddress>> {
  await story.register(visitor);
  const quote = await story.askForLifeQuote(visitor, 100_000);
  const report = await story.fillInCheckup(visitor);
  const open = await story.openDeal(visitor, 'mimuovo');
  await visitor.settle();

  const liability = await story.openDeal(visitor, 'rc-terzi-10');
  const body = liabilityPurchaseOf('rc-terzi-10', buyer);
  await visitor.call(purchaseLiabilityCall, { params: { uuid: liability }, body });
  await visitor.settle();

  const paid = await story.openDeal(visitor, 'bici2go');
  await story.payFor(visitor, paid, 'bici2go', site);
  const signature = await visitor.findInMails(/\/firma\/([\w-]+)/);
  const withdrawal = await visitor.findInMails(/\/recesso\/([\w-]+)/);
  const request = await visitor.findInMails(/\/richiesta\/([\w-]+)/);
  const complaint = await complain(visitor);
  await story.signIn(visitor);
  // Opening the personal area assigns all purchases to the account from then on.
  const own = await story.ownDealUuid(visitor, 'bici2go');

  return {
    '/preventivo/vita-tcm/-': { address: `/preventivo/vita-tcm/${quote}` },
    '/preventivo/contattatemi/-': { address: `/preventivo/contattatemi/${quote}` },
    '/preventivo/contattatemi/-/success': { address: `/preventivo/contattatemi/${quote}/success` },
    '/preventivo/ops/non-disponibile/-': { address: `/preventivo/ops/non-disponibile/${quote}` },
    '/quiz-copertura/report/-': { address: `/quiz-copertura/report/${report}` },
    '/acquisto/mobilita/success': {
      address: `/acquisto/mobilita/bici2go/${paid}/success`,
      isSignedIn: true,
    },
    '/acquisto/mobilita/cancel': {
      address: `/acquisto/mobilita/mimuovo/${open}/cancel`,
      isSignedIn: true,
    },
    '/acquisto/rc-terzi/-/-/success': {
      address: `/acquisto/rc-terzi/rc-terzi-10/${liability}/success`,
      isSignedIn: true,
    },
    '/acquisto/rc-terzi/-': { address: '/acquisto/rc-terzi/rc-terzi-10' },
    '/firma/-': { address: `/firma/${signature}` },
    '/recesso/-': { address: `/recesso/${withdrawal}` },
    '/richiesta/-': { address: `/richiesta/${request}` },
    '/reclami/seguito/-': { address: complaintPath(complaint) },
    '/pratiche/-/recesso': { address: `/pratiche/${own}/recesso`, isSignedIn: true },
    '/customer': { address: '/customer', isSignedIn: true },
    '/change-password': { address: '/change-password', isSignedIn: true },
    '/user-profile': { address: '/user-profile', isSignedIn: true },
  };
}
