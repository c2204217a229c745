import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';

/**
 * The number in the address (`?passo=`) of the step that asks for a field: never hard-coded, so that
 * questions may move.
 */
export const stepOf = ({ steps }: Wizard, name: string) =>
  1 + steps.findIndex(({ fields }) => fields.some((field) => field.name === name));
