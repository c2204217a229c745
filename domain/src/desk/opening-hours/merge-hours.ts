import type { Span, TypedHours } from './hours-settings.ts';

/** A part of the settings that is decided as a whole: a weekday from Monday, or a closing day by its date. */
export type HoursPart =
  | { readonly kind: 'weekday'; readonly day: number }
  | { readonly kind: 'closing'; readonly date: string };

/** The open periods of a weekday or the name of a closing day; null where there is none. */
export type PartValue = readonly Span[] | string | null;

export type PartChange = {
  readonly part: HoursPart;
  readonly mine: PartValue;
  readonly theirs: PartValue;
  readonly by: 'me' | 'them' | 'both';
};

/** What two people changed in the same settings, part by part; identical changes are not a conflict. */
export const compareHours = (
  before: TypedHours,
  mine: TypedHours,
  theirs: TypedHours,
): readonly PartChange[] => {
  const dates = new Set(
    [before, mine, theirs].flatMap(({ closingDays }) => closingDays.map(({ date }) => date)),
  );
  const parts: HoursPart[] = [
    ...before.week.map((_, day) => ({ kind: 'weekday', day }) as const),
    ...[...dates].toSorted().map((date) => ({ kind: 'closing', date }) as const),
  ];
  return parts.flatMap((part) => {
    const [was, my, their] = [before, mine, theirs].map((hours) => valueOf(hours, part)) as [
      PartValue,
      PartValue,
      PartValue,
    ];
    const isMine = !isSame(was, my);
    const isTheirs = !isSame(was, their);
    if ((!isMine && !isTheirs) || (isMine && isTheirs && isSame(my, their))) return [];
    return [{ part, mine: my, theirs: their, by: isMine ? (isTheirs ? 'both' : 'me') : 'them' }];
  });
};

/** Their settings with my changes applied; where both changed the same part, `choose` decides. */
export const mergeHours = (
  theirs: TypedHours,
  changes: readonly PartChange[],
  choose: (part: HoursPart) => 'mine' | 'theirs',
): TypedHours => {
  let { week, closingDays } = theirs;
  for (const { part, mine, by } of changes) {
    if (by === 'them' || (by === 'both' && choose(part) === 'theirs')) continue;
    if (part.kind === 'weekday') week = week.with(part.day, mine as readonly Span[]);
    else {
      const others = closingDays.filter(({ date }) => date !== part.date);
      closingDays = mine === null ? others : [...others, { date: part.date, name: mine as string }];
    }
  }
  return { week, closingDays: closingDays.toSorted((one, other) => (one.date < other.date ? -1 : 1)) };
};

const valueOf = ({ week, closingDays }: TypedHours, part: HoursPart): PartValue =>
  part.kind === 'weekday'
    ? (week[part.day] ?? [])
    : (closingDays.find(({ date }) => date === part.date)?.name ?? null);

const isSame = (one: PartValue, other: PartValue) => asText(one) === asText(other);

const asText = (value: PartValue) =>
  value === null || typeof value === 'string'
    ? JSON.stringify(value)
    : value.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');
