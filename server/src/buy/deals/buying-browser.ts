import { BUYING_BROWSER_HOURS } from '@riparo/domain/buy/deal/buying-browser.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { cookieName, cookieOptions } from '../../platform/http/cookies.ts';
import type { ContinuingBrowser } from './find-by-address.ts';
import type { DealRow } from './tables.ts';

type Parts = Pick<Dependencies, 'config' | 'keyedHash'>;
type Bought = Pick<DealRow, 'uuid' | 'linkVersion' | 'browserVersion'>;
type Exchange = { request: FastifyRequest; reply: FastifyReply };

const maxAge = BUYING_BROWSER_HOURS * 3600;
// A buyer may have several purchases open in one browser.
const remembered = 5;

/**
 * Before payment the address of a deal shows everything about its buyer; afterwards nothing. An HttpOnly
 * cookie recognises the browser that was there before: it continues to the signature by itself, while an
 * address found later in a history or a forwarded mail opens nothing.
 */
export type BuyingBrowser = ContinuingBrowser & {
  /** Set the proof cookie with this response. */
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
 * Void together with the mailed links, when the mailbox changes or the owner is erased; and when the owner
 * claims the deal or another browser continues it.
 */
const proofFor = ({ keyedHash }: Parts, { uuid, linkVersion, browserVersion }: Bought) =>
  keyedHash('buying browser', uuid, String(linkVersion), String(browserVersion));
