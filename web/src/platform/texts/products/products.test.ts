import { findSoldProduct, productPages } from '@riparo/domain/buy/products/catalogue.ts';
import { precontractText } from '@riparo/domain/buy/precontract/document-texts.ts';
import { describe, expect, test } from 'vitest';
import { productHead } from './heads.ts';
import { loadProduct } from './load-product.ts';

/** Sums of worked examples appear in no document. */
const EXAMPLES = new Set(['€ 900', '€ 720']);

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const eurosIn = (text: string) => plain(text).match(/€ [\d.]*\d/g) ?? [];
const setOf = (key: string) => {
  const product = findSoldProduct(key);
  return plain(JSON.stringify(product ? precontractText(product, 'condizioni') : null));
};

describe.each(productPages)('the page of $key', (page) => {
  test('the product page says what is covered, what is not, on which terms, and answers questions', async () => {
    const text = await loadProduct(page);
    expect(text.key).toBe(page.key);
    expect(text.guarantees.length).toBeGreaterThan(1);
    expect(text.exclusions.length).toBeGreaterThan(1);
    expect(text.facts.map(({ name }) => name)).toContain('Se ci ripensi');
    expect(text.faq.length).toBeGreaterThan(3);
    for (const { question, answer } of text.faq) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/[.]$/);
    }
    expect(productHead(page).line).not.toBe('');
  });

  test('the product page promises no sum that its documents do not contain', async () => {
    const { faq, lead, suits, doesNotSuit, documents } = await loadProduct(page);
    const sets = documents.map(({ productKey }) => setOf(productKey)).join();
    const said = [lead, ...suits, ...doesNotSuit, ...faq.map(({ answer }) => answer)].flatMap(eurosIn);
    for (const sum of said.filter((each) => !EXAMPLES.has(each))) expect(sets).toContain(sum);
  });
});

test('a comparison has a value for every variant', async () => {
  for (const page of productPages) {
    const { comparison } = await loadProduct(page);
    for (const { values } of comparison?.rows ?? []) {
      expect(values).toHaveLength(comparison?.columns.length ?? 0);
      expect(values).not.toContain('');
    }
  }
});
