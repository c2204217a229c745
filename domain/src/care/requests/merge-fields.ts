/** What the desk may correct about whoever asked. */
export const CORRECTABLE_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number];

export type FieldValues = Readonly<Record<CorrectableField, string>>;

/** What somebody read in a field, and what they wrote in its place. */
export type FieldChanges = {
  readonly [Field in CorrectableField]?: { readonly from: string; readonly to: string };
};

type Merged = {
  /** What is to be written. */
  readonly changed: Partial<FieldValues>;
  /** Fields that somebody else changed meanwhile, to something else. */
  readonly collisions: readonly CorrectableField[];
};

/** Puts changes over what stands now, field by field: only the same field changed twice collides. */
export const mergeFields = (now: FieldValues, changes: FieldChanges): Merged => {
  const changed: Partial<Record<CorrectableField, string>> = {};
  const collisions: CorrectableField[] = [];
  for (const field of CORRECTABLE_FIELDS) {
    const change = changes[field];
    if (!change || change.to === now[field]) continue;
    if (change.from === now[field]) changed[field] = change.to;
    else collisions.push(field);
  }
  return { changed, collisions };
};
