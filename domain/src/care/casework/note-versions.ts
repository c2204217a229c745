/** One text of a note; the first is version 1. */
export type NoteText<Id> = {
  readonly id: Id;
  readonly version: number;
  readonly text: string;
  readonly author: string;
  readonly at: string;
};

type TextVersion = Omit<NoteText<unknown>, 'id'>;

export type Note<Id> = NoteText<Id> & {
  readonly createdAt: string;
  /** All earlier texts, the latest first. */
  readonly earlier: TextVersion[];
};

/** The notes in the order of their creation, each with its current and earlier texts. */
export function notesFrom<Id>(texts: readonly NoteText<Id>[]): Note<Id>[] {
  const notes = new Map<Id, Note<Id>>();
  for (const text of texts.toSorted((one, other) => one.version - other.version)) {
    const before = notes.get(text.id);
    notes.set(text.id, {
      ...text,
      createdAt: before?.createdAt ?? text.at,
      earlier: before ? [withoutId(before), ...before.earlier] : [],
    });
  }
  return [...notes.values()];
}

const withoutId = ({ version, text, author, at }: NoteText<unknown>): TextVersion => ({
  version,
  text,
  author,
  at,
});
