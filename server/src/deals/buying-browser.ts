import { BUYING_BROWSER_HOURS } from '@riparo/domain/deal/buying-browser.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { cookieName, cookieOptions } from '../http/cookies.ts';
import type { DealRow } from './tables.ts';

type Parts = Pick<Dependencies, 'config' | 'keyedHash'>;
type Bought = Pick<DealRow, 'uuid' | 'linkVersion'>;

const maxAge = BUYING_BROWSER_HOURS * 3600;
// Somebody who buys several things in a row goes on with each.
const remembered = 5;

/**
 * Before it is paid, the address of a deal shows everything about its buyer; afterwards nothing. A cookie that no script
 * can read tells which browser was there before: it goes on to the signature by itself, while an address found later in
 * a history or in a mail that was passed on opens nothing.
 */
export function rememberBuying(
  parts: Parts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deal: Bought,
): void {
  const proof = proofFor(parts, deal);
  const others = proofsOf(parts, request).filter((other) => other !== proof);
  const value = [proof, ...others].slice(0, remembered).join('.');
  reply.setCookie(nameFor(parts), value, { ...cookieOptions(parts.config), httpOnly: true, maxAge });
}

export const isBuyingBrowser = (parts: Parts, request: FastifyRequest, deal: Bought): boolean =>
  proofsOf(parts, request).includes(proofFor(parts, deal));

const nameFor = ({ config }: Parts) => cookieName(config, 'buying_browser');

const proofsOf = (parts: Parts, { cookies }: FastifyRequest) =>
  (cookies[nameFor(parts)] ?? '').split('.').filter((proof) => proof !== '');

/** Void with the links that were mailed: when the mailbox changes, or the owner is forgotten. */
const proofFor = ({ keyedHash }: Parts, { uuid, linkVersion }: Bought) =>
  keyedHash('buying browser', uuid, String(linkVersion));
