import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const sources = globSync('{ui,web,desk}/src/**/*.tsx', { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The classes a component uses, by the style sheet they should be in. */
function classesUsed(
  file: string,
  text: string,
): readonly { readonly sheet: string; readonly name: string }[] {
  const imports = [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)];
  return imports.flatMap(([, variable = '', path = '']) =>
    [...text.matchAll(new RegExp(`\\b${variable}\\['([\\w-]+)'\\]`, 'g'))].map(([, name = '']) => ({
      sheet: join(dirname(file), path),
      name,
    })),
  );
}

/** A sheet may write `.step-button` where components write `stepButton`. */
const hyphened = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const hasClass = (sheet: string, name: string) =>
  new RegExp(`\\.(?:${name}|${hyphened(name)})(?![\\w-])`).test(sheet);

test('the check finds the classes a component uses', () => {
  const text = "import styles from './Row.module.css';\n<p className={styles['soft']}>";
  expect(classesUsed('desk/src/a/Row.tsx', text)).toEqual([
    { sheet: join('desk', 'src', 'a', 'Row.module.css'), name: 'soft' },
  ]);
  expect(hasClass('.rows {\n}', 'row')).toBe(false);
  expect(hasClass('.row:last-child {\n}', 'row')).toBe(true);
  expect(hasClass('.step-button {\n}', 'stepButton')).toBe(true);
});

test('every class a component uses exists in its style sheet', () => {
  const missing = sources.flatMap((file) =>
    classesUsed(file, read(file))
      .filter(({ sheet, name }) => !existsSync(join(root, sheet)) || !hasClass(read(sheet), name))
      .map(({ sheet, name }) => `${file}: .${name} is not in ${sheet}`),
  );
  expect(missing).toEqual([]);
});
