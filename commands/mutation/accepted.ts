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
    file: 'server/src/payments/fulfilment-by-product.ts',
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
