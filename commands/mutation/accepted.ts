import type { Mutant } from './find-mutants.ts';

/** A change that no test can notice, because it changes nothing that anybody could see. */
export type Accepted = {
  readonly file: string;
  /** The line of code on which it begins. */
  readonly line: string;
  readonly original: string;
  readonly mutated: string;
  readonly why: string;
};

export const accepted: readonly Accepted[] = [
  {
    file: 'server/src/payments/settle-checkout.ts',
    line: "if (!session || session.state === 'paid' || session.state === 'refused') return 'settled-before';",
    original: '!session',
    mutated: 'false',
    why: 'Its deal is locked: no page of it goes meanwhile.',
  },
  {
    file: 'server/src/payments/settle-checkout.ts',
    line: 'if (!dealUuid || attempt === null) return null;',
    original: 'attempt === null',
    mutated: 'false',
    why: 'No row has an attempt that equals null: the type asks for it.',
  },
  {
    file: 'server/src/payments/settle-checkout.ts',
    line: "state: counts ? 'received' : 'refund-due',",
    original: 'counts',
    mutated: 'true',
    why: 'Who owes it back says so in the same transaction.',
  },
  {
    file: 'server/src/payments/settle-checkout.ts',
    line: "state: counts ? 'received' : 'refund-due',",
    original: "'refund-due'",
    mutated: "'another-word'",
    why: 'Who owes it back says so in the same transaction.',
  },
  {
    file: 'server/src/payments/refund.ts',
    line: "if (!payment || !deal) return 'not our refund';",
    original: '!payment',
    mutated: 'false',
    why: 'Without a payment no deal is looked for.',
  },
  {
    file: 'server/src/payments/refund.ts',
    line: "if (!payment || !deal) return 'not our refund';",
    original: '!deal',
    mutated: 'false',
    why: 'A payment refers to a deal, which the database keeps as long.',
  },
  {
    file: 'server/src/payments/refund.ts',
    line: 'if (deal) await mailRefund(tx, parts, deal, current);',
    original: 'deal',
    mutated: 'true',
    why: 'A payment refers to a deal, which the database keeps as long.',
  },
  {
    file: 'server/src/payments/open-checkout.ts',
    line: 'if (session.checkoutId === null) return null;',
    original: 'session.checkoutId === null',
    mutated: 'false',
    why: 'Asked before it is called: the type asks for it.',
  },
  {
    file: 'server/src/deal-documents/yearly-fulfilment.ts',
    line: 'const [previous] = renewalOf',
    original: 'renewalOf',
    mutated: 'true',
    why: 'No deal has an uuid that equals null: it saves a question.',
  },
  {
    file: 'server/src/payments/notices.ts',
    line: 'const notice = signature ? await parts.card.readNotice(account, body, signature) : null;',
    original: 'signature',
    mutated: 'true',
    why: 'No signature is a wrong one: it saves the reading.',
  },
  {
    file: 'server/src/payments/routes.ts',
    line: "return takeNotice(parts, params.account, body, typeof signature === 'string' ? signature : undefined);",
    original: "typeof signature === 'string'",
    mutated: 'true',
    why: 'Node joins copies of this header into one text.',
  },
  {
    file: 'server/src/payments/unpaid-deals.ts',
    line: 'if (uuids.length === 0) return 0;',
    original: 'uuids.length === 0',
    mutated: 'false',
    why: 'Deleting none deletes none: it saves two statements.',
  },
  {
    file: 'server/src/payments/payment-mails.ts',
    line: "startsOn: deal.startsOn ? writtenDate(deal.startsOn) : '',",
    original: 'deal.startsOn',
    mutated: 'true',
    why: 'What is paid has days: the type asks for it.',
  },
  {
    file: 'server/src/payments/payment-mails.ts',
    line: "endsOn: deal.endsOn ? writtenDate(deal.endsOn) : '',",
    original: 'deal.endsOn',
    mutated: 'true',
    why: 'What is paid has days: the type asks for it.',
  },
  {
    file: 'server/src/payments/close-unpaid-deals.ts',
    line: "if (deal && hasRunOut(deal, at)) await advanceDeal(tx, deal, 'link-expired', { cause: 'time', at });",
    original: 'deal',
    mutated: 'true',
    why: 'Nobody deletes a deal that is not closed.',
  },
  {
    file: 'server/src/deals/correct-deal.ts',
    line: "if (!deal || !buyable || hasRunOut(deal, clock())) return failure(generalErrors['not-found']);",
    original: '!deal',
    mutated: 'false',
    why: 'Without a deal nothing is buyable either: the type asks for it.',
  },
  {
    file: 'server/src/deals/correct-deal.ts',
    line: 'deal.attributes || correction.attributes ? { ...deal.attributes, ...correction.attributes } : null;',
    original: 'deal.attributes || correction.attributes',
    mutated: 'true',
    why: 'Attributes without any are kept as none.',
  },
  {
    file: 'server/src/deals/correct-deal.ts',
    line: 'const ticked = (isWaiting && correction.consents) || {};',
    original: '{}',
    mutated: 'false',
    why: 'What is spread from false is nothing, and it has no keys.',
  },
  {
    file: 'server/src/deals/correct-deal.ts',
    line: '...(attributes ? { attributes } : {}),',
    original: 'attributes',
    mutated: 'true',
    why: 'Whoever spreads null gets as little as from nothing: the type asks for it.',
  },
  {
    file: 'server/src/deals/correct-deal.ts',
    line: 'if (!isWaiting || !isComplete(read.missing)) return changed;',
    original: '!isWaiting',
    mutated: 'false',
    why: 'What has left its first stage is not completed again: the table of stages says so.',
  },
  {
    file: 'server/src/deals/correct-deal.ts',
    line: "return (await advanceDeal(tx, changed, 'data-completed', { cause: 'buyer', at: now })) ?? changed;",
    original: 'changed',
    mutated: 'undefined',
    why: 'From the first stage it always goes on: the type asks for it.',
  },
  {
    file: 'server/src/deals/deal-address.ts',
    line: 'bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;',
    original: '0',
    mutated: '1',
    why: 'A hash has this byte: the type asks for it.',
  },
  {
    file: 'server/src/deals/deal-address.ts',
    line: 'bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;',
    original: '0',
    mutated: 'undefined',
    why: 'A hash has this byte: the type asks for it.',
  },
  {
    file: 'server/src/deals/deal-address.ts',
    line: 'bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;',
    original: '0',
    mutated: '1',
    why: 'A hash has this byte: the type asks for it.',
  },
  {
    file: 'server/src/deals/deal-address.ts',
    line: 'bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;',
    original: '0',
    mutated: 'undefined',
    why: 'A hash has this byte: the type asks for it.',
  },
  {
    file: 'server/src/deals/find-deal.ts',
    line: 'if (uuid === null) return null;',
    original: 'uuid === null',
    mutated: 'false',
    why: 'No deal has an uuid that equals null: it saves a question.',
  },
  {
    file: 'server/src/own-deals/forget-deals.ts',
    line: "if (closed) await oweRefundOfDeal(tx, parts, closed, 'account-deleted');",
    original: 'closed',
    mutated: 'true',
    why: 'What is paid and not signed can always be called off: the type asks for it.',
  },
  {
    file: 'server/src/deals/missing-answers.ts',
    line: '...(attributes ? { attributes } : {}),',
    original: 'attributes',
    mutated: 'true',
    why: 'Whoever spreads null gets as little as from nothing: the type asks for it.',
  },
  {
    file: 'server/src/deals/find-own-deal.ts',
    line: 'if ((await db.$count(deals, isUnclaimed)) === 0) return;',
    original: '(await db.$count(deals, isUnclaimed)) === 0',
    mutated: 'false',
    why: 'Claiming none claims none: it saves a transaction.',
  },
  {
    file: 'server/src/deals/find-own-deal.ts',
    line: 'if (accountId) await tx.update(deals).set({ accountId }).where(isUnclaimed);',
    original: 'accountId',
    mutated: 'true',
    why: 'What is nobody’s stays nobody’s: it saves a statement.',
  },
  {
    file: 'server/src/own-deals/own-deals.ts',
    line: 'if (own.length === 0) return [];',
    original: 'own.length === 0',
    mutated: 'false',
    why: 'Of no deals there is nothing to tell: it saves four questions.',
  },
  {
    file: 'server/src/own-deals/personal-deals.ts',
    line: 'if (uuids.length === 0) return [];',
    original: 'uuids.length === 0',
    mutated: 'false',
    why: 'Of no deals there is nothing to tell: it saves five questions.',
  },
  {
    file: 'server/src/liability/purchase-liability.ts',
    line: "if (!deal || !buyable || deal.order !== 'sign-first') return failure(generalErrors['not-found']);",
    original: '!deal',
    mutated: 'false',
    why: 'Without a deal nothing is buyable either: the type asks for it.',
  },
  {
    file: 'server/src/deals/read-purchase.ts',
    line: 'const profile = { ...home, region: checked.region ?? home.region };',
    original: 'home.region',
    mutated: 'undefined',
    why: 'A town that is accepted has a region: the type asks for it.',
  },
  {
    file: 'server/src/deals/routes.ts',
    line: 'const given = { buyer, consents, suitability, ...(attributes ? { attributes } : {}) };',
    original: 'attributes',
    mutated: 'true',
    why: 'Whoever spreads null gets as little as from nothing: the type asks for it.',
  },
  {
    file: 'server/src/signature/seal-documents.ts',
    line: 'if (!signature?.evidence || !signature.signedAt || signature.sealedAt) return;',
    original: '!signature.signedAt',
    mutated: 'false',
    why: 'The proof and its moment are written at once.',
  },
  {
    file: 'server/src/signature/seal-documents.ts',
    line: 'if (!deal || !current || current.sealedAt) return;',
    original: '!current',
    mutated: 'false',
    why: 'Its deal is locked, and a signature is kept as long.',
  },
  {
    file: 'server/src/signature/seal-documents.ts',
    line: 'if (!deal || !current || current.sealedAt) return;',
    original: '!deal',
    mutated: 'false',
    why: 'What was signed is kept as the law wants: no job of it comes later.',
  },
  {
    file: 'server/src/signature/chase-signatures.ts',
    line: "if (deal?.stage !== 'documentation_send' || !signature || signature.signedAt) return;",
    original: 'signature.signedAt',
    mutated: 'false',
    why: 'Whoever signs leaves the stage in the same transaction.',
  },
  {
    file: 'server/src/seal/certificate.ts',
    line: 'bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;',
    original: '0',
    mutated: '1',
    why: 'Of sixteen bytes the first is there: the type asks for it.',
  },
  {
    file: 'server/src/seal/certificate.ts',
    line: 'bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;',
    original: '0',
    mutated: 'undefined',
    why: 'Of sixteen bytes the first is there: the type asks for it.',
  },
  {
    file: 'server/src/deal-documents/deal-documents.ts',
    line: 'return dealUuid && isDealDocumentKind(kind) ? findDocument(db, dealUuid, kind) : null;',
    original: 'isDealDocumentKind(kind)',
    mutated: 'true',
    why: 'No row has a kind that is none: the type asks for it.',
  },
  {
    file: 'server/src/deal-documents/make-documents.ts',
    line: 'if (!content) return null;',
    original: '!content',
    mutated: 'false',
    why: 'Whatever is sold has a text for each: `precontract` tests hold it.',
  },
  {
    file: 'server/src/providers/identity/built-in/account-codes.ts',
    line: 'return code && isCodeAlive({ ...code, wrongTries: 0 }, parts.clock()) ? code.newEmail : null;',
    original: '0',
    mutated: '1',
    why: 'One wrong try ends no code, and none is counted here.',
  },
  {
    file: 'server/src/providers/identity/built-in/secure-account.ts',
    line: "if (!account || !(await isSessionOpen(tx, parts, sessionToken))) return refuse('SessionRequired');",
    original: '!account',
    mutated: 'false',
    why: 'Without an account no session is open: the type asks for it.',
  },
  {
    file: 'server/src/accounts/account-forms.ts',
    line: 'return passwordFrom([...crypto.getRandomValues(new Uint32Array(2 * RANDOM_PASSWORD_LENGTH))]);',
    original: '2',
    mutated: '3',
    why: 'More chance than is used is as good.',
  },
  {
    file: 'server/src/providers/identity/built-in/passkeys/passkey-sign-in.ts',
    line: 'await loadLibrary();',
    original: 'await loadLibrary();',
    mutated: '',
    why: 'It is loaded a moment later all the same, while rows are held.',
  },
];

/** Whether an entry is about this mutant. Nothing goes by numbers of lines: they change with every change above. */
export const isAbout = (entry: Accepted, mutant: Mutant) =>
  entry.file === mutant.file &&
  entry.line === mutant.lineText &&
  entry.original === mutant.original &&
  entry.mutated === mutant.mutated;

/** Entries about code that is no longer there. */
export const staleEntries = (entries: readonly Accepted[], mutants: readonly Mutant[]) =>
  entries.filter((entry) => !mutants.some((mutant) => isAbout(entry, mutant)));
