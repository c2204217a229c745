import { expect, test } from 'vitest';
import { FIRST_SCRIPT, type Part, shareFiles } from './shared-files.ts';

const part = (id: string, bytes: number, ...imports: string[]): Part => ({
  id,
  imports,
  bytes,
  isEntry: false,
});
const page = (id: string, ...imports: string[]): Part => ({ id, imports, bytes: 1000, isEntry: true });
/** Those screens among so many that nothing of theirs is needed often. */
const amongMany = (...screens: string[]) =>
  new Map([...screens, ...Array.from({ length: 12 }, (_, number) => `other ${number}`)].map((id) => [id, 9]));

/** The parts of each file, in a fixed order. */
const filesOf = (parts: readonly Part[], mostFiles: ReadonlyMap<string, number>) =>
  [...Map.groupBy(shareFiles(parts, mostFiles), ([, file]) => file).values()]
    .map((file) => file.map(([id]) => id).toSorted())
    .toSorted((one, other) => (one[0] ?? '').localeCompare(other[0] ?? ''));

test('what the same screens need comes in one file, and what one alone needs in its own', () => {
  const parts = [
    page('home', 'card', 'link', 'hero'),
    page('guide', 'card', 'link', 'text'),
    page('quiz', 'card', 'field'),
    ...['card', 'link', 'hero', 'text', 'field'].map((id) => part(id, 500)),
  ];
  expect(filesOf(parts, amongMany('home', 'guide', 'quiz'))).toEqual([['card'], ['link']]);
});

test('what a third of the screens need comes with the first script, and with it what that needs', () => {
  const parts = [
    page('home', 'card'),
    page('guide', 'card', 'link'),
    page('quiz', 'link'),
    page('sale'),
    page('area'),
    page('report'),
    page('later', 'seal'),
    part('card', 500, 'frame'),
    part('frame', 500),
    part('link', 500, 'seal'),
    part('seal', 500),
  ];
  const six = new Map(['home', 'guide', 'quiz', 'sale', 'area', 'report'].map((id) => [id, 9]));
  const seven = new Map([...six, ['help', 9]]);
  const often = [...shareFiles(parts, six)].filter(([, file]) => file === FIRST_SCRIPT).map(([id]) => id);
  expect(often.toSorted()).toEqual(['card', 'frame', 'link', 'seal']);
  expect([...shareFiles(parts, seven).values()]).not.toContain(FIRST_SCRIPT);
});

test('what a part needs comes with it, and what is loaded later is no reason to come earlier', () => {
  const parts = [
    page('home', 'card'),
    page('guide', 'card'),
    page('dialog', 'window'),
    page('menu', 'window'),
    part('card', 500, 'frame'),
    part('frame', 500),
    part('window', 500),
  ];
  expect(filesOf(parts, amongMany('home', 'guide'))).toEqual([['card', 'frame']]);
});

test('a screen with too many files gets the join that costs least, and other screens keep theirs', () => {
  const parts = [
    page('area', 'card', 'paper', 'menu'),
    page('heavy', 'card', 'much'),
    page('report', 'paper'),
    page('help', 'menu'),
    page('later', 'much'),
    part('card', 300),
    part('paper', 200),
    part('menu', 100),
    part('much', 9000),
  ];
  const screens = new Map([...amongMany('heavy', 'report', 'help'), ['area', 2]]);
  expect(filesOf(parts, screens)).toEqual([['card'], ['menu', 'paper'], ['much']]);
});
