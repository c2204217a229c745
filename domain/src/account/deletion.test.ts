import { expect, test } from 'vitest';
import { DELETED_WITH_ACCOUNT } from './deletion.ts';

test.each(['report', 'preventivi', 'chiamata', 'consensi', 'mai pagati'])(
  'who deletes an account reads what becomes of: %s',
  (what) => {
    expect(DELETED_WITH_ACCOUNT.join('\n')).toContain(what);
  },
);
