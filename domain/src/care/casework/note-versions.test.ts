import { expect, test } from 'vitest';
import { notesFrom } from './note-versions.ts';

const at = '2026-11-17T09:00:00.000Z';
const noteText = (id: string, version: number, text: string, author = 'Bianca') => ({
  id,
  version,
  text,
  author,
  at,
});

test('notes show their latest text, with every earlier one', () => {
  const notes = notesFrom([
    noteText('vet', 1, 'Sentire il veterinario'),
    noteText('call', 1, 'Richiamare'),
    noteText('vet', 3, 'Sentito: manda la fattura', 'Carlo'),
    noteText('vet', 2, 'Sentire il veterinario domani'),
  ]);
  expect(notes.map(({ id, version, text, author }) => [id, version, text, author])).toEqual([
    ['vet', 3, 'Sentito: manda la fattura', 'Carlo'],
    ['call', 1, 'Richiamare', 'Bianca'],
  ]);
  expect(notes[0]?.earlier.map(({ version, text }) => [version, text])).toEqual([
    [2, 'Sentire il veterinario domani'],
    [1, 'Sentire il veterinario'],
  ]);
  expect(notes[1]?.earlier).toEqual([]);
});

test('a note is dated by its first text', () => {
  const [note] = notesFrom([
    noteText('vet', 1, 'Sentire il veterinario'),
    { ...noteText('vet', 2, 'Sentito'), at: '2026-11-18T09:00:00.000Z' },
  ]);
  expect(note).toMatchObject({ createdAt: at, at: '2026-11-18T09:00:00.000Z' });
});
