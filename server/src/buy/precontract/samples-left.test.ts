import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { insurerKinds } from '@riparo/domain/buy/documents/precontract-documents.ts';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { expect, onTestFinished, test } from 'vitest';
import { samplesLeft } from './samples-left.ts';

test('every missing file of an insurer is listed until it is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'insurers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = samplesLeft(null);
  expect(all).toHaveLength(soldProducts.length * insurerKinds.length);
  expect(samplesLeft(folder)).toEqual(all);
  const [first = ''] = all;
  mkdirSync(join(folder, dirname(first)));
  writeFileSync(join(folder, first), '%PDF-1.7');
  expect(samplesLeft(folder)).toEqual(all.slice(1));
});
