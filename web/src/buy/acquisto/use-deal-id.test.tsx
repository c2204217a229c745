// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { onPage } from '../../../test/on-page.ts';
import { PageParamsProvider } from '../../platform/page/page.ts';
import { rememberDeal } from './last-deal.ts';
import { useDealId } from './use-deal-id.ts';

const uuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const other = '0a0d9e44-7c33-4b2c-9d0f-5a8c0f1f6a11';

const Found = () => String(useDealId());
const at = (params: { readonly uuid?: string }) => (
  <PageParamsProvider value={params}>
    <Found />
  </PageParamsProvider>
);
const foundAt = async (params: { readonly uuid?: string }) => (await onPage(at(params))).words();

beforeEach(() => sessionStorage.clear());

test('the deal comes from the address, or is the one this tab went to pay for', async () => {
  expect(await foundAt({})).toBe('null');
  rememberDeal(other);
  expect(await foundAt({})).toBe(other);
  expect(await foundAt({ uuid })).toBe(uuid);
});
