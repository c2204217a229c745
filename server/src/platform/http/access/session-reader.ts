import type { Account } from '@riparo/domain/people/account/account.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../cookies.ts';
import { giveSession, sessionCookie } from './session-cookies.ts';

export type SignedIn = {
  account: Account;
  /** The one this request belongs to, with the token that opens it. */
  session: { token: string; openedAt: Date };
};

export type Exchange = { request: FastifyRequest; reply: FastifyReply };

export type SessionReader = {
  /** What the browser brings. It may open nothing any more. */
  tokenOf(request: FastifyRequest): string | null;
  /** Who has opened the session this request belongs to, if anybody. */
  read(exchange: Exchange): Promise<SignedIn | null>;
};

/** What sessions are read with. */
export type SessionReading = {
  config: Site;
  identity: {
    sessionOf(token: string): Promise<{ account: Account; openedAt: Date; isRenewed: boolean } | null>;
  };
};

/** For this room alone: whoever serves a call says who may make it, and is told who does. */
export function openSessionReader({ config, identity }: SessionReading): SessionReader {
  const tokenOf: SessionReader['tokenOf'] = ({ cookies }) => cookies[sessionCookie(config)] ?? null;
  return {
    tokenOf,
    async read({ request, reply }) {
      const token = tokenOf(request);
      if (token === null) return null;
      const session = await identity.sessionOf(token);
      if (!session) return null;
      if (session.isRenewed) giveSession(config, reply, token);
      return { account: session.account, session: { token, openedAt: session.openedAt } };
    },
  };
}
