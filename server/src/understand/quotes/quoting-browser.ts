import { VALIDITY_DAYS } from '@riparo/domain/buy/products/vita/validity.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { cookieName, cookieOptions } from '../../platform/http/cookies.ts';

type Parts = Pick<Dependencies, 'config' | 'keyedHash'>;
/** A quote that this browser made, or a call that it requested. */
type Deed = { readonly quote: string } | { readonly callBack: string };

const maxAge = VALIDITY_DAYS * 86_400;
// Every choice the visitor tries is a quote.
const remembered = 20;
const proofLength = 22;

/**
 * The address of a quote may be forwarded, and everyone who has it can read the quote. An HttpOnly cookie
 * identifies the browser that made it and that learns when we call.
 */
export function rememberInBrowser(
  parts: Parts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deed: Deed,
): void {
  const proof = proofOf(parts, deed);
  const others = proofsIn(parts, request).filter((other) => other !== proof);
  const value = [proof, ...others].slice(0, remembered).join('.');
  reply.setCookie(nameFor(parts), value, { ...cookieOptions(parts.config), httpOnly: true, maxAge });
}

export const isRememberedInBrowser = (parts: Parts, request: FastifyRequest, deed: Deed): boolean =>
  proofsIn(parts, request).includes(proofOf(parts, deed));

const nameFor = ({ config }: Parts) => cookieName(config, 'quoting_browser');

const proofsIn = (parts: Parts, { cookies }: FastifyRequest) =>
  (cookies[nameFor(parts)] ?? '').split('.').filter((proof) => proof.length === proofLength);

const proofOf = ({ keyedHash }: Parts, deed: Deed) =>
  ('quote' in deed
    ? keyedHash('quoting browser', 'quote', deed.quote)
    : keyedHash('quoting browser', 'call back', deed.callBack)
  ).slice(0, proofLength);
