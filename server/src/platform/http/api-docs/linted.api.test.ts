import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { production } from '../../../../test/production.ts';
import { testServer } from '../../../../test/test-server.ts';

test('a public linter finds no problem in the description of the API', async () => {
  // As published: the linter would report a local address.
  await using server = await testServer({ environment: production });
  const source = (await server.request('/api/docs/openapi.json')).body;
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  const findings = problems.map(({ ruleId, severity, message, location }) => {
    const [place] = location;
    return `${severity} ${ruleId} at ${place?.pointer ?? 'nowhere'}: ${message}`;
  });
  expect(findings).toEqual([]);
});
