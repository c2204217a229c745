import { describe, expect, test } from 'vitest';
import { may, PERMISSIONS, ROLES } from './roles.ts';

const rights: readonly [(typeof PERMISSIONS)[number], string][] = [
  ['be-at-desk', 'consulente responsabile revisore'],
  ['read-requests', 'consulente responsabile revisore'],
  ['work-requests', 'consulente responsabile'],
  ['assign-requests', 'responsabile'],
  ['show-personal-data', 'consulente responsabile revisore'],
  ['read-deals', 'consulente responsabile revisore'],
  ['work-deals', 'consulente responsabile'],
  ['export-deals', 'responsabile revisore'],
  ['read-claims', 'consulente responsabile revisore'],
  ['work-claims', 'consulente responsabile'],
  ['read-own-complaints', 'consulente responsabile revisore'],
  ['read-complaints', 'responsabile revisore'],
  ['work-complaints', 'responsabile'],
  ['export-complaints', 'responsabile revisore'],
  ['read-figures', 'consulente responsabile revisore'],
  ['read-figures-of-others', 'responsabile revisore'],
  ['manage-staff', 'responsabile'],
  ['manage-hours', 'responsabile'],
  ['read-log', 'responsabile revisore'],
  ['read-customers', 'consulente responsabile revisore'],
  ['join-customers', 'responsabile'],
  ['erase-customers', 'responsabile'],
  ['sell-by-phone', 'consulente responsabile'],
  ['read-payments', 'consulente responsabile revisore'],
  ['refund', 'responsabile'],
];

describe('who may do what', () => {
  test.each(rights)('%s: %s', (permission, roles) => {
    expect(ROLES.filter((role) => may(role, permission)).join(' ')).toBe(roles);
  });

  test('every permission is somebody’s, and is said here', () => {
    expect(rights.map(([permission]) => permission)).toEqual(PERMISSIONS);
  });
});
