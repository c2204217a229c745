import { describe, expect, test } from 'vitest';
import { allowed, bodyOf, type TrackedEvent } from './events.ts';

describe('sending an event', () => {
  test.each<TrackedEvent>([
    { name: 'pageview', page: '/' },
    { name: 'pageview', page: '/confirm-account/:username/:state' },
    { name: 'pageview', page: '/preventivo/vita-tcm' },
    { name: 'pageview', page: '/acquisto/mobilita/bici2go' },
    { name: 'pageview', page: '/prodotti/rc-terzi-10' },
    { name: 'step', page: '/checkup', step: '14' },
    { name: 'step', page: '/calcola-la-tua-pensione', step: 'risultato' },
    { name: 'click', page: '/', target: '/guide/:key' },
    { name: 'click', page: '/ops/:uuid', target: 'e-mail' },
  ])('an event leaves as it is: %o', (event) => {
    expect(allowed(event)).toEqual(event);
  });

  test('an event is stripped of fields it must not have', () => {
    const event = { name: 'pageview', page: '/', email: 'ada@example.it' } as TrackedEvent;
    expect(allowed(event)).toEqual({ name: 'pageview', page: '/' });
  });

  test.each<TrackedEvent>([
    { name: 'pageview', page: '/confirm-account/ada@example.it' },
    { name: 'pageview', page: '/confirm-account/ada%40example.it' },
    { name: 'pageview', page: '/acquisto/pet/2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d' },
    { name: 'pageview', page: '/firma/Kx8_QmFz0aP3' },
    { name: 'pageview', page: '/register-account?email=ada' },
    { name: 'pageview', page: 'https://altrove.example/' },
    { name: 'step', page: '/checkup', step: '27/03/1990' },
    { name: 'step', page: '/checkup', step: '333' },
    { name: 'click', page: '/', target: 'mailto:ada@example.it' },
    { name: 'click', page: '/', target: 'Ada Rossi' },
  ])('an event that could identify a person is never sent: %o', (event) => {
    expect(allowed(event)).toBeNull();
  });
});

test('an event is sent in the format of self-hosted collectors', () => {
  const site = { host: 'www.riparo.example', origin: 'https://www.riparo.example' };
  expect(bodyOf({ name: 'step', page: '/checkup', step: '3' }, site)).toEqual({
    name: 'step',
    domain: 'www.riparo.example',
    url: 'https://www.riparo.example/checkup',
    props: { step: '3' },
  });
});

test('an event with an overlong part of an address is not sent', () => {
  expect(allowed({ name: 'pageview', page: `/${'a'.repeat(32)}/guide` })).not.toBeNull();
  expect(allowed({ name: 'pageview', page: `/${'a'.repeat(33)}/guide` })).toBeNull();
});
