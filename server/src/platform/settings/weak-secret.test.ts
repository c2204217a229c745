import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isRandomKey } from './production-rules.ts';

describe('secrets made up by a person', () => {
  test.each([
    ['one character', 'a'.repeat(64)],
    ['a few characters', 'ab12'.repeat(16)],
    ['a few characters in no order', 'k7kx7q77xkqkx7xxq7kkq7x77kxqqxk7'],
    ['a good beginning, repeated', 'kB2zv0Yx7rQe4LtW'.repeat(2)],
    ['repeated, and cut off in the middle', 'kB2zv0Yx7rQe4LtWkB2zv0Yx7rQe4Lt'],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['the alphabet backwards', 'zyxwvutsrqponmlkjihgfedcba9876543210'],
    ['rows of the keyboard', 'qwertyuiopasdfghjklzxcvbnm1234567890'],
    ['words about itself', 'riparo-production-secret-2026-0001'],
    ['what examples say', 'change-me-change-me-change-me-0001-at-least-32'],
    ['Italian words', 'segreto-di-produzione-da-cambiare-2026'],
    ['a sentence', 'the quick brown fox jumps over the lazy dog'],
    ['a sentence with capitals', 'NelMezzoDelCamminDiNostraVitaMiRitrovai'],
    ['digits alone', '31415926535897932384626433832795028841'],
    ['the secret of the tests', 'a secret that only tests know, 32+'],
    ['a passphrase', 'correct horse battery staple please'],
    ['a passphrase without spaces', 'correcthorsebatterystapleplease4thesafety1234'],
    ['a passphrase with capitals and a year', 'CorrectHorseBatteryStaplePlease2026AndMoreWords'],
    ['a passphrase with dashes', 'Correct-Horse-Battery-Staple-7-Please-9-Now-Again'],
    ['fewer than 32 random bytes', 'kB2zv0Yx7rQe4LtW9sHj1MnC8pDf5GaU'],
    ['fewer than 32 random bytes in hexadecimal', '9f3c07b1e2d84a6590cbe1f7382d4a0b5c6e'],
  ])('a secret made of %s is refused as a key', (_, secret) => {
    expect(isRandomKey(secret)).toBe(false);
  });
});

test.each([
  ['openssl rand -base64 48', () => randomBytes(48).toString('base64')],
  ['openssl rand -base64 32', () => randomBytes(32).toString('base64')],
  ['32 bytes in base64url', () => randomBytes(32).toString('base64url')],
  ['openssl rand -hex 32', () => randomBytes(32).toString('hex')],
])('a secret from %s is accepted as a key', (_, make) => {
  const made = Array.from({ length: 500 }, make);
  expect(made.filter((key) => !isRandomKey(key)).length).toBeLessThan(10);
});
