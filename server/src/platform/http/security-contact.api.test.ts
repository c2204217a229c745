import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { describe, expect, test } from 'vitest';
import { production } from '../../../test/production.ts';
import { testServer } from '../../../test/test-server.ts';
import { projectFolder } from '../settings/paths.ts';

const path = '/.well-known/security.txt';

const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );

describe('reporting a security hole', () => {
  test('security.txt says where to report, in which languages and by which rules', async () => {
    await using server = await testServer({ environment: production });
    const { statusCode, headers, body } = await server.request(path);

    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/\n$/);
    expect(fieldsOf(body)).toEqual({
      Contact: `mailto:${brand.support.securityEmail}`,
      Expires: expect.any(String) as string,
      'Preferred-Languages': 'it, en',
      Canonical: `https://www.riparo.example${path}`,
      Policy: 'https://www.riparo.example/segnala-una-vulnerabilita',
    });
  });

  test.each([
    ['2026-11-15T10:00:00Z', '2027-05-14T00:00:00Z'],
    ['2027-02-28T23:59:59.999Z', '2027-08-27T00:00:00Z'],
    ['2028-02-29T00:00:00Z', '2028-08-27T00:00:00Z'],
    ['2031-12-31T23:00:00Z', '2032-06-28T00:00:00Z'],
  ])('on %s security.txt expires half a year ahead: %s', async (now, expires) => {
    await using server = await testServer({ now: new Date(now) });
    expect(fieldsOf((await server.request(path)).body)).toMatchObject({ Expires: expires });
  });

  test('the repository states the same contact', async () => {
    const policy = await readFile(join(projectFolder, 'SECURITY.md'), 'utf8');
    expect(policy).toContain(brand.support.securityEmail);
  });

  test('the rules are at the named address in both languages', async () => {
    await using server = await testServer();
    const { Policy: policy = '' } = fieldsOf((await server.request(path)).body);
    const { statusCode, body, headers } = await server.request(new URL(policy).pathname);

    expect(statusCode).toBe(200);
    expect(body).toContain(`mailto:${brand.support.securityEmail}`);
    expect(body).toContain('<section lang="en"');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  });
});
