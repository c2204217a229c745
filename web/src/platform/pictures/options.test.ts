import { readFileSync } from 'node:fs';
import { checkupWizard } from '@riparo/domain/understand/checkup/checkup-wizard.ts';
import { quizWizard } from '@riparo/domain/understand/checkup/quiz-wizard.ts';
import { petType } from '@riparo/domain/buy/purchase/pet-type.ts';
import type { Field } from '@riparo/domain/platform/wizard/definition.ts';
import { CAUSE_PICTURES } from '@riparo/domain/platform/wizard/option-picture.ts';
import { expect, test } from 'vitest';

const drawn = readFileSync(new URL('./options.svg', import.meta.url), 'utf8');

const picturesOf = (field: Field) =>
  'options' in field ? field.options.flatMap((option) => ('picture' in option && option.picture) || []) : [];

test('every answer with a picture has one, and no picture is unused', () => {
  const fields: readonly Field[] = [...checkupWizard.steps, ...quizWizard.steps, petType].flatMap(
    (step) => step.fields,
  );
  const names = [...drawn.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set([...fields.flatMap(picturesOf), ...CAUSE_PICTURES]));
  expect(names).toHaveLength(new Set(names).size);
});

test('pictures take their colours from the site, so that they follow its dark theme', () => {
  const colors = [...drawn.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color);
  expect(colors.filter((color) => color !== 'none' && !color?.startsWith('var(--art-'))).toEqual([]);
});
