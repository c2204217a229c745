import { BUYING_BROWSER_HOURS } from '@riparo/domain/buy/deal/buying-browser.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { cookieName, cookieOptions } from '../../platform/http/cookies.ts';
import type { GoingBrowser } from './find-by-address.ts';
import type { DealRow } from './tables.ts';

type Parts = Pick<Dependencies, 'config' | 'keyedHash'>;
type Bought = Pick<DealRow, 'uuid' | 'linkVersion' | 'browserVersion'>;
type Exchange = { request: FastifyRequest; reply: FastifyReply };

const maxAge = BUYING_BROWSER_HOURS * 3600;
// Somebody who buys several things in a row goes on with each.
const remembered = 5;

/**
 * Before it is paid, the address of a deal shows everything about its buyer; afterwards nothing. A cookie that no script
 * can read tells which browser was there before: it goes on to the signature by itself, while an address found later in
 * a history or in a mail that was passed on opens nothing.
 */
export type BuyingBrowser = GoingBrowser & {
  /** From this answer on it holds the proof. */
  remember: (deal: Bought) => void;
};

export function buyingBrowser(parts: Parts, { request, reply }: Exchange): BuyingBrowser {
  const name = cookieName(parts.config, 'buying_browser');
  const proofs = (request.cookies[name] ?? '').split('.').filter((proof) => proof !== '');
  return {
    holds: (deal) => proofs.includes(proofFor(parts, deal)),
    remember(deal) {
      const proof = proofFor(parts, deal);
      const value = [proof, ...proofs.filter((other) => other !== proof)].slice(0, remembered).join('.');
      reply.setCookie(name, value, { ...cookieOptions(parts.config), httpOnly: true, maxAge });
    },
  };
}

/**
 * Void with the links that were mailed, when the mailbox changes or the owner is erased; and when the owner claims the deal
 * or another browser goes on with it.
 */
const proofFor = ({ keyedHash }: Parts, { uuid, linkVersion, browserVersion }: Bought) =>
  keyedHash('buying browser', uuid, String(linkVersion), String(browserVersion));
