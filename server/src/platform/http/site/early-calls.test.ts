import { expect, test } from 'vitest';
import { linkHeader } from './early-calls.ts';

const asks = ['/api/v1/auth/session', '/api/v1/deals/:uuid/withdrawal'];

test('an address without its id preloads no personal data', () => {
  expect(linkHeader(asks.slice(1), { uuid: undefined })).toBeNull();
  expect(linkHeader(asks.slice(1), { uuid: 'prova' })).toBeNull();
  expect(linkHeader(['/api/v1/signature/:token'], { token: undefined })).toBeNull();
});

test('nothing in an address escapes its place in the header', () => {
  const header = linkHeader(['/api/v1/signature/:token'], { token: '>; rel=x\r\n, </evil> à' });
  expect(header).toBe(
    '</api/v1/signature/%3E%3B%20rel%3Dx%0D%0A%2C%20%3C%2Fevil%3E%20%C3%A0>; rel=preload; as=fetch; crossorigin',
  );
});
