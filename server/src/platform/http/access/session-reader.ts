import type { Account } from '@riparo/domain/people/account/account.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../cookies.ts';
import { setSessionCookies, sessionCookie } from './session-cookies.ts';

export type SignedIn = {
  account: Account;
  /** This request's session and its token. */
  session: { token: string; openedAt: Date };
};

export type Exchange = { request: FastifyRequest; reply: FastifyReply };

export type SessionReader = {
  /** The token from the browser, possibly expired. */
  tokenOf(request: FastifyRequest): string | null;
  /** The customer who opened this request's session, if any. */
  read(exchange: Exchange): Promise<SignedIn | null>;
};

/** Dependencies for reading sessions. */
export type SessionReading = {
  config: Site;
  identity: {
    sessionOf(token: string): Promise<{ account: Account; openedAt: Date; isRenewed: boolean } | null>;
  };
};

/** Only for this folder: routes declare their access and get the caller from it. */
export function openSessionReader({ config, identity }: SessionReading): SessionReader {
  const tokenOf: SessionReader['tokenOf'] = ({ cookies }) => cookies[sessionCookie(config)] ?? null;
  return {
    tokenOf,
    async read({ request, reply }) {
      const token = tokenOf(request);
      if (token === null) return null;
      const session = await identity.sessionOf(token);
      if (!session) return null;
      if (session.isRenewed) setSessionCookies(config, reply, token);
      return { account: session.account, session: { token, openedAt: session.openedAt } };
    },
  };
}
