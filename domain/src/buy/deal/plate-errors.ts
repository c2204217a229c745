import { toMailbox } from '../../platform/values/article.ts';
import { brand } from '../../platform/brand/brand.ts';
import { defineErrors } from '../../platform/call/problem.ts';

export const plateErrors = defineErrors({
  'plate-closed': {
    status: 409,
    message: `Da qui il codice del contrassegno non si può più cambiare: i documenti sono firmati o la copertura è cominciata. Per comunicarcelo scrivici ${toMailbox(brand.support.email)}: lo registriamo noi, è gratis.`,
  },
});
