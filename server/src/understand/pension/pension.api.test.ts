import { estimatePensionCall } from '@riparo/domain/understand/pension/pension-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../../test/test-server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const answers = {
  firstname: examplePerson.firstName,
  birthDate: examplePerson.birthDate,
  workStartYear: 2014,
  grossIncomeCents: 3_000_000,
  career: 50,
};

describe('the pension estimate', () => {
  test('the pension estimate answers with the amount, the year and the age', async () => {
    await using server = await testServer({ now });
    const { status, answer } = await server.call(estimatePensionCall, { body: answers });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      pensionAmount: 1566.67,
      yearOfRetirement: 2057,
      yearOfBirth: 1990,
      ageOfRetirement: 67,
      username: examplePerson.firstName,
      estimatedIn: 2026,
    });
    expect(answer.pot).toHaveLength(43);
  });

  test('the pension estimate also gives what today’s rules would pay, to an employee and to a craftsman', async () => {
    await using server = await testServer({ now });
    const { answer } = await server.call(estimatePensionCall, { body: answers });
    expect(answer.todaysRules.employee).toMatchObject({
      rulesYear: 2026,
      year: 2057,
      month: 7,
      ageYears: 67,
      ageMonths: 3,
      monthlyCents: 192_794,
      netIncomePerPaymentCents: 180_526,
    });
    expect(answer.todaysRules.selfEmployed.monthlyCents).toBe(147_522);
  });

  test.each([
    [{ birthDate: '2008-11-16' }, { birthDate: 'Devi essere maggiorenne' }],
    [{ birthDate: '1990-02-30' }, { birthDate: 'La data che hai inserito non è corretta' }],
    [
      { workStartYear: 2027 },
      { workStartYear: "Se ancora stai cercando lavoro è un po' presto per pensare alla pensione :D" },
    ],
    [{ career: 1.5 }, { career: 'Il valore inserito non è corretto' }],
    [
      { firstname: '<script>' },
      { firstname: 'Un nome può essere composto esclusivamente da caratteri alfabetici' },
    ],
  ])('the pension estimate refuses %j at the field', async (wrong, fields) => {
    await using server = await testServer({ now });
    const { status, problem } = await server.call(estimatePensionCall, { body: { ...answers, ...wrong } });
    expect(status).toBe(422);
    expect(problem).toMatchObject({ code: 'validation', fields });
  });

  test('the pension estimate refuses an unknown field, and names it', async () => {
    await using server = await testServer({ now });
    const response = await server.request({
      method: 'POST',
      url: estimatePensionCall.path,
      payload: { ...answers, career: 'tanta', grossIncomeCents: null },
    });
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(Object.keys(response.json().fields).toSorted()).toEqual(['career', 'grossIncomeCents']);
  });

  test('the pension estimate takes the year in Rome: an hour before midnight in London it is already the next', async () => {
    await using server = await testServer({ now: new Date('2026-12-31T23:30:00Z') });
    const { answer } = await server.call(estimatePensionCall, { body: answers });
    expect(answer.estimatedIn).toBe(2027);
  });

  test('the pension estimate leaves no trace of the person in the log', async () => {
    await using server = await testServer({ now, environment: { LOG_LEVEL: 'trace' } });
    await server.call(estimatePensionCall, { body: { ...answers, firstname: 'Melisenda' } });
    await server.call(estimatePensionCall, { body: { ...answers, firstname: 'Melisenda7' } });
    expect(server.logText()).not.toContain('Melisenda');
    expect(server.logText()).not.toContain(examplePerson.birthDate);
  });
});
