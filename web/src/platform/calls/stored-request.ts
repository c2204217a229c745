import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { storedDraft } from '../api/memory/stored-draft.ts';
import type { Draft } from '../wizard/form-values.ts';
import { randomUuid } from '../wizard/random-uuid.ts';

type StoredRequest = {
  readonly draft?: Draft;
  readonly sent?: { readonly said: string; readonly key: string };
  /** Opens the request that the server created. */
  readonly token?: string;
};

/**
 * What this tab stores about a request, a call or a reply to a complaint: the text in the form and the
 * idempotency key of what was sent.
 */
export function storedRequest(uuid: string) {
  const kept = storedDraft<StoredRequest>(`contattatemi:${uuid}`);
  return {
    forget: kept.forget,
    draft: () => kept.load()?.draft,
    saveDraft: (draft: Draft) => kept.keep({ ...kept.load(), draft }),
    token: () => kept.load()?.token,
    saveToken: (token: string) => kept.keep({ ...kept.load(), token }),
    /**
     * The same answers give the same key, so resending after a reload or going back creates no second
     * request.
     */
    keyFor: (answers: Answers): string => {
      const said = JSON.stringify(answers);
      const { sent, ...rest } = kept.load() ?? {};
      if (sent?.said === said) return sent.key;
      const key = randomUuid();
      kept.keep({ ...rest, sent: { said, key } });
      return key;
    },
  };
}
