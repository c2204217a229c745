/** The customer's data that the desk may correct. */
export const CORRECTABLE_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number];

export type FieldValues = Readonly<Record<CorrectableField, string>>;

/** The value that staff saw in a field, and the new one. */
export type FieldChanges = {
  readonly [Field in CorrectableField]?: { readonly from: string; readonly to: string };
};

type Merged = {
  /** The fields to save. */
  readonly changed: Partial<FieldValues>;
  /** Fields that a colleague has changed to something else meanwhile. */
  readonly collisions: readonly CorrectableField[];
};

/** Merges changes into the current values field by field: only a field changed twice collides. */
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
