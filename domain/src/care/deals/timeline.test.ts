import { describe, expect, test } from 'vitest';
import { actorOfCause, eventAtDesk, mergeTimeline, type TimelineLine } from './timeline.ts';

const line = (at: string, text: string): TimelineLine => ({
  at,
  kind: 'stage',
  actor: '',
  text,
  detail: null,
});

test('lines of all sources are sorted, the latest first, and in the same moment the later entry first', () => {
  const merged = mergeTimeline(
    [line('2026-11-16T10:00:00.000Z', 'opened'), line('2026-11-16T10:05:00.000Z', 'paid')],
    [line('2026-11-16T10:02:00.000Z', 'mailed'), line('2026-11-16T10:05:00.000Z', 'receipt')],
  );
  expect(merged.map(({ text }) => text)).toEqual(['receipt', 'paid', 'mailed', 'opened']);
});

describe('the actor of a change', () => {
  const actors = new Map([['k1', 'Bianca Neri']]);
  test.each([
    ['buyer', 'Cliente'],
    ['owner', 'Cliente'],
    ['guest link', 'Cliente'],
    ['owner left', 'Cliente'],
    ['time', 'Riparo'],
    ['notice evt_1', 'Riparo'],
    ['desk k1', 'Bianca Neri'],
    ['desk k2', 'Banco'],
  ])('the cause %s was by: %s', (cause, actor) => {
    expect(actorOfCause(cause, actors)).toBe(actor);
  });
});

test('signing first sends the payment link, and a deal without a signature is issued at once', () => {
  expect(eventAtDesk('sign-first', 'payment-opened')).toBe('ha mandato il link per pagare');
  expect(eventAtDesk('pay-first', 'payment-opened')).toBe('ha aperto la pagina di pagamento');
  expect(eventAtDesk('pay-only', 'policy-activated')).toBe('ha emesso la polizza');
  expect(eventAtDesk('pay-first', 'policy-activated')).toBe('ha attivato la copertura');
  expect(eventAtDesk('sign-first', 'data-completed')).toBe('ha completato i dati');
  expect(eventAtDesk('pay-only', 'data-completed')).toBe('ha completato i dati');
});
