import { randomUUID } from 'node:crypto';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { readAnswers } from '@riparo/domain/understand/checkup/read-answers.ts';
import { writeReport } from '@riparo/domain/understand/checkup/report.ts';
import { type CheckupRequest, submitCheckupCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { findCitiesCall } from '@riparo/domain/platform/person/place-calls.ts';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { loadPlaces } from '../../server/src/platform/places/places.ts';
import { checkupRequest } from '../../server/test/checkup-answers.ts';

/**
 * The minimum for each call: plain Fastify and one prepared query. No validation, limits, log, headers or
 * computation. A checkup is three rows written together: itself, its mail and the mail's job.
 */
const app = Fastify();
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const places = loadPlaces();
app.get('/', async () => 'ready');

app.get<{ Params: { uuid: string } }>(dealByUuidCall.path, async (request, reply) => {
  const { rows } = await pool.query({
    name: 'deal',
    text: 'select * from deal where uuid = $1 and (expires_at is null or expires_at > $2)',
    values: [request.params.uuid, new Date()],
  });
  return rows[0] ? { data: rows[0] as unknown } : reply.code(404).send();
});

app.post(createLifeQuoteCall.path, async (request) => {
  const body = request.body as Record<string, string | number | boolean>;
  const uuid = randomUUID();
  await pool.query({
    name: 'quote',
    text: `insert into life_quote (uuid, submission_key, first_name, last_name, birth_date, smoker,
      sum_assured_cents, years, quoted_on, tariff_version, monthly_cents, effective_date, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      uuid,
      randomUUID(),
      body['firstname'],
      body['lastname'],
      body['date_of_birth'],
      body['smoker'],
      Number(body['sum_assured']) * 100,
      body['duration'],
      '2026-11-15',
      'tcm-2026-11',
      1789,
      '2026-12-15',
      new Date(),
    ],
  });
  return { data: { ...body, uuid } };
});

const report = sampleReport();

app.post(submitCheckupCall.path, async (request) => {
  const { submissionKey, first_name, last_name, email, phone, privacy, ...life } =
    request.body as CheckupRequest;
  const id = randomUUID();
  const connection = await pool.connect();
  await connection.query('begin');
  await connection.query({
    name: 'checkup',
    text: `insert into checkup (id, submission_key, questionnaire, first_name, last_name, email, email_key, phone,
      answers, score_version, result, report, consents, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      id,
      submissionKey,
      'checkup',
      first_name,
      last_name,
      email,
      email,
      phone,
      life,
      report.score_version,
      report.result,
      report,
      { privacy },
      new Date(),
    ],
  });
  await connection.query({
    name: 'mail',
    text: "insert into mail_message (template, recipient, data) values ('checkup-report', $1, $2)",
    values: [email, { checkupId: id }],
  });
  await connection.query({
    name: 'job',
    text: "insert into pgboss.job (name, data) values ('send-mail', $1)",
    values: [{ mailId: id }],
  });
  await connection.query('commit');
  connection.release();
  return { id, ...report };
});

app.get<{ Querystring: { q: string } }>(findCitiesCall.path, async (request) => ({
  cities: places.findCities(request.query.q),
}));

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });

function sampleReport() {
  const today = dayInRome(new Date());
  const read = readAnswers('checkup', checkupRequest(), today);
  if ('errors' in read) throw new Error('the sample answers are not valid any more');
  return writeReport(read.answers, today);
}
