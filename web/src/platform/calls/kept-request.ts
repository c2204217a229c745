import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { keptDraft } from '../api/memory/kept-draft.ts';
import type { Draft } from '../wizard/form-values.ts';
import { randomUuid } from '../wizard/random-uuid.ts';

type KeptRequest = {
  readonly draft?: Draft;
  readonly sent?: { readonly said: string; readonly key: string };
  /** Opens the request that the server created. */
  readonly token?: string;
};

/**
 * What this tab stores about a request, a call or a reply to a complaint: the text in the form and the
 * idempotency key of what was sent.
 */
export function keptRequest(uuid: string) {
  const kept = keptDraft<KeptRequest>(`contattatemi:${uuid}`);
  return {
    forget: kept.forget,
    draft: () => kept.load()?.draft,
    keepDraft: (draft: Draft) => kept.keep({ ...kept.load(), draft }),
    token: () => kept.load()?.token,
    keepToken: (token: string) => kept.keep({ ...kept.load(), token }),
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
