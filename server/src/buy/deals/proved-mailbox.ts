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
  /** Of the proved mailbox: a purchase moved to another one cannot be signed with this proof. */
  linkVersion: z.int(),
  /** The account that the code opened. */
  accountId: accountIdSchema,
  sentAt: moment,
  enteredAt: moment,
  wrongTries: z.int(),
  /** The IP address from which the code was entered. */
  address: z.string(),
  browser: z.string(),
});

/** The code that proved the mailbox of a purchase, as recorded in the evidence of the signature. */
export type MailboxProof = z.output<typeof proofSchema>;

type Parts = Pick<Dependencies, 'config' | 'keyedHash' | 'clock'>;
type Exchange = { request: FastifyRequest; reply: FastifyReply };
type Proved = Pick<DealRow, 'uuid' | 'linkVersion'>;

export type ProvedMailbox = {
  /** Null if this browser did not prove the mailbox of this purchase, or did so too long ago. */
  of: (deal: Proved) => MailboxProof | null;
  /** A correct code was entered here for this purchase. */
  remember: (
    deal: Proved,
    code: Pick<MailboxProof, 'accountId' | 'wrongTries'> & { codeSentAt: Date },
  ) => void;
};

// A buyer of several things in a row signs each.
const remembered = 3;

/**
 * Proving the mailbox in a purchase lets the same browser sign its documents without a second code (decision
 * 0099). The proof is an HttpOnly cookie sealed with the product's secret: nothing is stored before the
 * signature, and what is read back is what we wrote. It is valid for one purchase with one mailbox, and for
 * one sitting.
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

/** The cookie's own expiry depends on the browser: this check does not. */
const isRecent = ({ enteredAt }: MailboxProof, now: Date): boolean => {
  const age = now.getTime() - Date.parse(enteredAt);
  return age >= 0 && age < PROVED_MAILBOX_MS;
};
