import { PROVED_MAILBOX_MS } from '@riparo/domain/buy/signature/proved-mailbox.ts';
import { accountIdSchema, dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { cookieName, cookieOptions } from '../../platform/http/cookies.ts';
import { browserOfRequest } from '../../platform/http/request-device.ts';
import { openText, sealText } from '../../platform/settings/secrets/sealed-text.ts';
import type { DealRow } from './tables.ts';

const moment = z.iso.datetime();

const proofSchema = z.object({
  dealUuid: dealUuidSchema,
  /** Of the mailbox that was proved: a purchase that has moved to another one is not signed by it. */
  linkVersion: z.int(),
  /** The account that the code opened. */
  accountId: accountIdSchema,
  sentAt: moment,
  enteredAt: moment,
  wrongTries: z.int(),
  /** Where the code was typed. */
  address: z.string(),
  browser: z.string(),
});

/** The code that proved the mailbox of a purchase, as the evidence of the signature will tell it. */
export type MailboxProof = z.output<typeof proofSchema>;

type Parts = Pick<Dependencies, 'config' | 'keyedHash' | 'clock'>;
type Exchange = { request: FastifyRequest; reply: FastifyReply };
type Proved = Pick<DealRow, 'uuid' | 'linkVersion'>;

export type ProvedMailbox = {
  /** Null where this browser did not prove the mailbox of this purchase, or too long ago. */
  of: (deal: Proved) => MailboxProof | null;
  /** A right code was typed here for this purchase. */
  remember: (
    deal: Proved,
    code: Pick<MailboxProof, 'accountId' | 'wrongTries'> & { codeSentAt: Date },
  ) => void;
};

// Somebody who buys several things in a row signs each.
const remembered = 3;

/**
 * Whoever proves their mailbox in a purchase signs its documents in the same browser without a second code (decision 0099). What tells
 * is a cookie that no script reads, sealed with the product's secret: nothing is stored before somebody signs, and what is read
 * back is what we wrote. It is good for one purchase with one mailbox, and for one sitting.
 */
export function provedMailbox(parts: Parts, { request, reply }: Exchange): ProvedMailbox {
  const { clock, config, keyedHash } = parts;
  const name = cookieName(config, 'proved_mailbox');
  const key = keyedHash('proved mailbox');
  const proofs = (request.cookies[name] ?? '').split('.').flatMap((sealed) => {
    const proof = readProof(openText(key, sealed));
    return proof && isRecent(proof, clock()) ? [proof] : [];
  });
  return {
    of: ({ uuid, linkVersion }) =>
      proofs.find((proof) => proof.dealUuid === uuid && proof.linkVersion === linkVersion) ?? null,
    remember({ uuid, linkVersion }, { accountId, codeSentAt, wrongTries }) {
      const proof = {
        dealUuid: uuid,
        linkVersion,
        accountId,
        sentAt: codeSentAt.toISOString(),
        enteredAt: clock().toISOString(),
        wrongTries,
        address: request.ip,
        browser: browserOfRequest(request),
      };
      const others = proofs.filter(({ dealUuid }) => dealUuid !== uuid);
      const value = [proof, ...others].slice(0, remembered).map((one) => sealText(key, JSON.stringify(one)));
      const options = { ...cookieOptions(config), httpOnly: true, maxAge: PROVED_MAILBOX_MS / 1000 };
      reply.setCookie(name, value.join('.'), options);
    },
  };
}

const readProof = (text: string | null): MailboxProof | null =>
  text === null ? null : (proofSchema.safeParse(JSON.parse(text)).data ?? null);

/** The cookie ends by itself where its browser obeys: here it does in any. */
const isRecent = ({ enteredAt }: MailboxProof, now: Date): boolean => {
  const age = now.getTime() - Date.parse(enteredAt);
  return age >= 0 && age < PROVED_MAILBOX_MS;
};
