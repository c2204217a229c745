import { randomUUID } from 'node:crypto';
import { noteIdSchema, type StaffId } from '@riparo/domain/platform/values/ids.ts';
import { appendLine } from '../src/care/casework/history.ts';
import type { TestServer } from './test-server.ts';

/** A note of a colleague about a case, as if it had been written at the desk; with its id and the line of its first text. */
export async function noteOn(
  { db, parts }: TestServer,
  { kind, caseId, state }: { kind: string; caseId: string; state: string },
  text: string,
  { id = null, name }: { id?: StaffId | null; name: string },
) {
  const note = { id: noteIdSchema.parse(randomUUID()), version: 1, text };
  const line = await db.transaction((tx) =>
    appendLine(
      tx,
      { name: kind },
      {
        caseId,
        action: 'note',
        from: state,
        state,
        actor: { id, name, address: '' },
        now: parts.clock(),
        details: {},
        note,
      },
    ),
  );
  return { id: note.id, line };
}
