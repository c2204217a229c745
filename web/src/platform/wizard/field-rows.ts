import type { Field } from '@riparo/domain/platform/wizard/definition.ts';

/** Groups fields into rows: neighbours with a width share one, every other field has its own. */
export const fieldRows = (fields: readonly Field[]): readonly (readonly Field[])[] => {
  const rows: Field[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    if (field.width && row?.at(-1)?.width) row.push(field);
    else rows.push([field]);
  }
  return rows;
};
