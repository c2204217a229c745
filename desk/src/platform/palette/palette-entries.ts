import type { DeskPerson } from '@riparo/domain/people/search/desk-customer-calls.ts';
import type { ListedDeal } from '@riparo/domain/care/deals/deal-list-calls.ts';
import type { ListedClaim } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import type { ComplaintLine } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { complaintAreaNames } from '@riparo/domain/care/complaints/register.ts';
import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { wordsIn } from '@riparo/domain/care/deals/list-words.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';

/** A destination or an action. */
export type PaletteEntry = {
  readonly id: string;
  readonly label: string;
  /** What tells it apart from similar ones. */
  readonly detail?: string;
  readonly act: () => void;
};

export type PaletteGroup = {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
};

/** Entries in whose label every typed word begins a word; all of them for an empty text. */
export function entriesNamed(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const wanted = wordsIn(typed);
  return entries.filter(({ label }) => {
    const words = wordsIn(label);
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  });
}

type Go = (
  to:
    | { readonly deal: ListedDeal }
    | { readonly person: DeskPerson }
    | { readonly claim: ListedClaim }
    | { readonly complaint: ComplaintLine },
) => void;

export const entryOfDeal = (deal: ListedDeal, go: Go): PaletteEntry => ({
  id: `deal ${deal.uuid}`,
  label: `${deal.person ? fullNameOf(deal.person) : 'Dati cancellati'}, ${deal.product.title}`,
  detail: stageNames[deal.stage],
  act: () => go({ deal }),
});

export const entryOfPerson = (person: DeskPerson, go: Go): PaletteEntry => ({
  id: `person ${person.id}`,
  label: fullNameOf(person),
  detail: person.email,
  act: () => go({ person }),
});

export const entryOfClaim = (claim: ListedClaim, go: Go): PaletteEntry => ({
  id: `claim ${claim.id}`,
  label: `${claim.name}, ${claim.what}`,
  detail: claim.number,
  act: () => go({ claim }),
});

export const entryOfComplaint = (complaint: ComplaintLine, go: Go): PaletteEntry => ({
  id: `complaint ${complaint.id}`,
  label: `${fullNameOf(complaint)}, ${complaintAreaNames[complaint.area]}`,
  detail: complaint.number,
  act: () => go({ complaint }),
});
