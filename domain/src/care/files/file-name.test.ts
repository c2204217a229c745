import { describe, expect, test } from 'vitest';
import { savedFileName, shownFileName } from './file-name.ts';

describe('the name of a shown file', () => {
  test.each([
    ['IMG_0042.HEIC', 'IMG_0042.HEIC'],
    ['Fattura veterinario (2).pdf', 'Fattura veterinario (2).pdf'],
    ['C:\\Utenti\\Ada\\foto.jpg', 'foto.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['foto\u202Egpj.exe', 'fotogpj.exe'],
    ['a\u0000b\nc.png', 'abc.png'],
    ['  due   spazi .png ', 'due spazi .png'],
    ['', 'file'],
    ['/', 'file'],
    [`${'è'.repeat(200)}.jpeg`, `${'è'.repeat(95)}.jpeg`],
  ])('%j is shown as %j', (name, shown) => expect(shownFileName(name)).toBe(shown));
});

describe('the name of a saved file', () => {
  test.each([
    ['IMG_0042.HEIC', 'image/jpeg', 'IMG_0042.jpg'],
    ['cedolino', 'application/pdf', 'cedolino.pdf'],
    ['virus.exe', 'image/jpeg', 'virus.jpg'],
    ['.heic', 'image/jpeg', 'file.jpg'],
  ] as const)('%j as %s → %j', (name, type, saved) => expect(savedFileName(name, type)).toBe(saved));
});
