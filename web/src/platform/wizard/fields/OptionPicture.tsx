import type { OptionPicture as Name } from '@riparo/domain/platform/wizard/option-picture.ts';
import options from '../../pictures/options.svg?no-inline';

/** What an answer is about. All of them are one file beside the code, fetched with the first that is shown. */
export function OptionPicture({ name }: { readonly name: Name }) {
  return (
    <svg>
      <use href={`${options}#${name}`} />
    </svg>
  );
}
