import { expect, test } from 'vitest';
import { type Part, shareFiles } from './shared-files.ts';

const part = (id: string, bytes: number, ...imports: string[]): Part => ({
  id,
  imports,
  bytes,
  isEntry: false,
});
const page = (id: string, ...imports: string[]): Part => ({ id, imports, bytes: 1000, isEntry: true });
const asMany = (...screens: string[]) => new Map(screens.map((screen) => [screen, 9]));

/** The parts of each file, in a fixed order. */
const filesOf = (parts: readonly Part[], mostFiles: ReadonlyMap<string, number>, fileBytes = 0) =>
  [...Map.groupBy(shareFiles(parts, { mostFiles, fileBytes }), ([, file]) => file).values()]
    .map((file) => file.map(([id]) => id).toSorted())
    .toSorted((one, other) => (one[0] ?? '').localeCompare(other[0] ?? ''));

test('what the same screens need comes in one file, and what one alone needs in its own', () => {
  const parts = [
    page('home', 'card', 'link', 'hero'),
    page('guide', 'card', 'link', 'text'),
    page('quiz', 'card', 'field'),
    ...['card', 'link', 'hero', 'text', 'field'].map((id) => part(id, 500)),
  ];
  expect(filesOf(parts, asMany('home', 'guide', 'quiz'))).toEqual([['card'], ['link']]);
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
  expect(filesOf(parts, asMany('home', 'guide'))).toEqual([['card', 'frame']]);
});

test('small files become one when a file more costs more than the bytes that some load in vain', () => {
  const parts = [
    page('home', 'card', 'link'),
    page('guide', 'card', 'link'),
    page('quiz', 'card'),
    part('card', 500),
    part('link', 20),
  ];
  const screens = asMany('home', 'guide', 'quiz');
  expect(filesOf(parts, screens, 5)).toEqual([['card'], ['link']]);
  expect(filesOf(parts, screens, 50)).toEqual([['card', 'link']]);
});

test('a screen with too many files gets the join that costs least, and not the heaviest screen', () => {
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
  const screens = new Map([...asMany('heavy', 'report', 'help'), ['area', 2]]);
  expect(filesOf(parts, screens)).toEqual([['card'], ['menu', 'paper'], ['much']]);
});

test('no two files are joined when a third stands between them', () => {
  const parts = [
    page('one', 'top'),
    page('two', 'top', 'middle'),
    page('three', 'middle'),
    page('four', 'bottom'),
    part('top', 10, 'middle'),
    part('middle', 10, 'bottom'),
    part('bottom', 10),
  ];
  const files = filesOf(parts, asMany('one', 'two', 'three', 'four'), 1);
  expect(files).not.toContainEqual(['bottom', 'top']);
});
