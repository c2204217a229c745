import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnclaimedAt, ownerOf } from '../deals/deal-owner.ts';
import type { MailboxProof } from '../deals/proved-mailbox.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { giveSession } from '../../platform/http/access/session-cookies.ts';
import { deviceOfRequest } from '../../platform/http/request-device.ts';

type Parts = Pick<Dependencies, 'config' | 'db' | 'identity'>;
type Signed = { deal: DealRow; proof: MailboxProof };
type Exchange = { request: FastifyRequest; reply: FastifyReply; heldToken: string | null };

/**
 * Whoever signs with the mailbox they have just proved is in: the account that the same code began has nothing else to ask for. One
 * with a password or a passkey is opened by these alone. What was signed is theirs from here on; this browser goes on with the
 * links it has, since nobody else holds any.
 */
export async function enterArea(
  { config, db, identity }: Parts,
  { deal, proof }: Signed,
  { request, reply, heldToken }: Exchange,
): Promise<void> {
  const browser = { replaced: heldToken, device: deviceOfRequest(request) };
  const opened = await identity.enterByMailbox(proof.accountId, browser);
  if (!opened) return;
  giveSession(config, reply, opened.token);
  await db.transaction(async (tx) => {
    const accountId = await ownerOf(tx, opened.account, deal.email);
    if (accountId === null) return;
    const isTheirs = and(eq(deals.uuid, deal.uuid), isUnclaimedAt(deal.email));
    await tx.update(deals).set({ accountId }).where(isTheirs);
  });
}
