import {
  type PetAttributes,
  petAttributesSchema,
  type SentAttributes,
} from '@riparo/domain/buy/purchase/purchase-request.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { INCORRECT_VALUE } from '@riparo/domain/platform/rule/messages.ts';
import * as z from 'zod';
import { failure } from '../../platform/http/problem-answers.ts';
import { unstorableText } from '../../platform/http/unstorable-text.ts';

/** Sent as they are, or as the JSON text that a deal has of them. Null: there are none. */
export function readAttributes(sent: SentAttributes) {
  if (typeof sent !== 'string') return sent ?? null;
  const read = z.safeParse(petAttributesSchema, parsed(sent));
  if (!read.success || unstorableText(read.data))
    return failure(generalErrors.validation, { attributes: INCORRECT_VALUE });
  return read.data satisfies PetAttributes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
