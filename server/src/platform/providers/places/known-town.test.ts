import { describe, expect, test } from 'vitest';
import { loadPlaces } from '../../places/places.ts';
import { addressInKnownTown, type GeocoderAddress } from './known-town.ts';

const places = loadPlaces();

const geocoded = (changes: Partial<GeocoderAddress>): GeocoderAddress => ({
  street: 'Via Roma',
  streetNumber: null,
  postalCode: null,
  towns: [],
  province: null,
  ...changes,
});

describe('an address from a geocoder', () => {
  test('the address gets the town of our list with province, region and CAP', () => {
    const address = geocoded({ streetNumber: '10/a', towns: ['Segrate'], postalCode: '00100' });
    expect(addressInKnownTown(places, address)).toEqual({
      street: 'Via Roma',
      streetNumber: '10A',
      postalCode: '20054',
      city: 'Segrate',
      province: 'MI',
      region: 'Lombardia',
      country: 'IT',
    });
  });

  test.each<[string, Partial<GeocoderAddress>, string | null]>([
    ['a town alone', { towns: ['Segrate'] }, 'Segrate MI'],
    ['the first name that is a town', { towns: ['Vattelapesca', 'Segrate', 'Milano'] }, 'Segrate MI'],
    ['one of two towns with a name, by its province', { towns: ['Castro'], province: 'LE' }, 'Castro LE'],
    ['one of two towns with a name, by its CAP', { towns: ['Castro'], postalCode: '24063' }, 'Castro BG'],
    ['two towns with a name', { towns: ['Castro'] }, null],
    ['a part of a town, by its CAP', { towns: ['Brera'], postalCode: '20121' }, 'Milano MI'],
    ['a CAP that several towns share', { towns: ['Vattelapesca'], postalCode: '39040' }, null],
    ['a CAP that two towns share', { towns: ['Vattelapesca'], postalCode: '20021' }, null],
    ['a CAP that no town has', { towns: ['Vattelapesca'], postalCode: '99999' }, null],
    ['no town', { towns: ['Vattelapesca'] }, null],
    ['no street', { street: '', towns: ['Segrate'] }, null],
  ])('an address with %s', (_, address, town) => {
    const found = addressInKnownTown(places, geocoded(address));
    expect(found && `${found.city} ${found.province}`).toBe(town);
  });
});
