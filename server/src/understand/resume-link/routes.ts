import { findFlow, type Flow } from '@riparo/domain/understand/resume-link/flows.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { mailErrors } from '@riparo/domain/platform/call/withheld-mail.ts';
import {
  createResumeLinkCall,
  deleteResumeLinkCall,
  openResumeLinkCall,
} from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { emailRule } from '@riparo/domain/platform/person/email.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { type Asking, mayMailFor, mailClassFor } from '../../platform/mail/mailbox-allowance.ts';
import { deleteResumeLink } from './forget-carried.ts';
import { DAY_MS, MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { randomBytes } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { MAILED_LINK_DAYS, SHOWN_CODE_MINUTES } from '@riparo/domain/understand/resume-link/periods.ts';
import { transferableAnswers } from '@riparo/domain/understand/resume-link/worth-carrying.ts';
import type { HandlerAnswerOf } from '@riparo/domain/platform/call/call.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { openText, sealText } from '../../platform/settings/secrets/sealed-text.ts';
import { carriedAnswers } from './tables.ts';

type CarryParts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'sendMailLater'>;
type OpenParts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash'>;

const TOKEN_BYTES = 32;

const hashOf = (keyedHash: KeyedHash, token: string) => keyedHash('carried answers', token);
/**
 * Derived from the token, which is not stored: even with all our rows and the product's secret they cannot be
 * read.
 */
const keyOf = (keyedHash: KeyedHash, token: string) => keyedHash('key of carried answers', token);

/**
 * Seals the answers under a new token, which goes to the mailbox, or back to the screen that asked; null if
 * no mail may be sent.
 */
async function carryAnswers(
  { db, clock, keyedHash, sendMailLater }: CarryParts,
  { wizard, title }: Flow,
  { answers, to }: { answers: Answers; to: Asking | null },
): Promise<HandlerAnswerOf<typeof createResumeLinkCall> | null> {
  const now = clock();
  const email = to?.email ?? null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const lifeMs = email === null ? SHOWN_CODE_MINUTES * MINUTE_MS : MAILED_LINK_DAYS * DAY_MS;
  const expiresAt = new Date(now.getTime() + lifeMs);
  const id = hashOf(keyedHash, token);
  const isStored = await db.transaction(async (tx) => {
    // Nothing is stored under a link that is not delivered.
    if (to !== null) {
      const data = { title, token, expiresAt: expiresAt.toISOString() };
      const mail = { to: to.email, template: 'carried-answers', mailClass: mailClassFor(to), data } as const;
      const { isMailed } = await sendMailLater(tx, mail);
      if (!isMailed) return false;
    }
    await tx.insert(carriedAnswers).values({
      tokenHash: id,
      formId: wizard.formId,
      sealed: sealText(keyOf(keyedHash, token), JSON.stringify(transferableAnswers(wizard, answers))),
      emailKey: email === null ? null : emailKey(email),
      createdAt: now,
      expiresAt,
    });
    return true;
  });
  if (!isStored) return null;
  return { token: email === null ? token : null, id, expiresAt: expiresAt.toISOString() };
}

type Opened = HandlerAnswerOf<typeof openResumeLinkCall>;

/** Null for an unknown or expired token. */
async function openCarriedAnswers(
  { db, clock, keyedHash }: OpenParts,
  token: string,
): Promise<Opened | null> {
  const id = hashOf(keyedHash, token);
  const [row] = await db
    .select({ formId: carriedAnswers.formId, sealed: carriedAnswers.sealed })
    .from(carriedAnswers)
    .where(and(eq(carriedAnswers.tokenHash, id), gt(carriedAnswers.expiresAt, clock())));
  const flow = row && (await findFlow(row.formId));
  const opened = row && openText(keyOf(keyedHash, token), row.sealed);
  if (!flow || !opened) return null;
  // A newer release may ask other questions, or accept fewer answers.
  const answers = transferableAnswers(flow.wizard, JSON.parse(opened) as Opened['answers']);
  return { id, formId: row.formId, title: flow.title, path: flow.path, answers };
}

// Anyone may store answers and name a mailbox: both are limited.
const perAddress = { max: 20, windowSeconds: 3600 };
const openings = { max: 60, windowSeconds: 3600 };

export function registerResumeLinks(app: App, dependencies: Dependencies): void {
  serve(
    app,
    createResumeLinkCall,
    async ({ body: { formId, answers, email }, optionalCustomer }) => {
      const flow = await findFlow(formId);
      if (!flow) return failure(generalErrors.validation, { formId: 'Queste risposte restano qui.' });
      const carry = async (to: Asking | null) =>
        (await carryAnswers(dependencies, flow, { answers, to })) ?? failure(mailErrors['mail-withheld']);
      if (email === undefined) return carry(null);
      const verdict = emailRule(email);
      if (!verdict.ok) return failure(generalErrors.validation, { email: verdict.message });
      // Never claim that a mail was sent when it was not.
      const asking = { email: verdict.value, account: await optionalCustomer() };
      if (!(await mayMailFor(dependencies.limiter, 'carried answers', asking)))
        return failure(mailErrors['mail-withheld']);
      return carry(asking);
    },
    { rateLimit: perAddress, mailsAnyone: true },
  );

  serve(
    app,
    openResumeLinkCall,
    async ({ body }) =>
      (await openCarriedAnswers(dependencies, body.token)) ?? failure(generalErrors['not-found']),
    { rateLimit: openings },
  );

  serve(
    app,
    deleteResumeLinkCall,
    async ({ body }) => {
      await deleteResumeLink(dependencies.db, body.id);
      return undefined;
    },
    { rateLimit: openings },
  );
}
