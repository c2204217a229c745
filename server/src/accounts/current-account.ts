import { accountErrors } from '@riparo/domain/account/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { type Failure, failure } from '../http/problem-answers.ts';
import type { Account } from '../providers/identity/identity-provider.ts';
import { giveSession, sessionToken } from './session-cookies.ts';

type Parts = Pick<Dependencies, 'config' | 'identity'>;
type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** The session this request belongs to, if any, with the token that opens it. */
export async function currentSession(
  { config, identity }: Parts,
  { request, reply }: Exchange,
): Promise<{ account: Account; openedAt: Date; token: string } | null> {
  const token = sessionToken(config, request);
  const session = token === null ? null : await identity.sessionOf(token);
  if (!token || !session) return null;
  if (session.isRenewed) giveSession(config, reply, token);
  return { account: session.account, openedAt: session.openedAt, token };
}

/** Who has opened the session this request belongs to, if anybody. */
export async function currentAccount(parts: Parts, exchange: Exchange): Promise<Account | null> {
  return (await currentSession(parts, exchange))?.account ?? null;
}

/** For calls that need a session: `if (account instanceof Failure) return account`. */
export async function requireSession(
  parts: Parts,
  exchange: Exchange,
): Promise<Account | Failure<typeof accountErrors.SessionRequired>> {
  return (await currentAccount(parts, exchange)) ?? failure(accountErrors.SessionRequired);
}
