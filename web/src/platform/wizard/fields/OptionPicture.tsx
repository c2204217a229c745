import type { OptionPicture as Name } from '@riparo/domain/platform/wizard/option-picture.ts';
import options from '../../pictures/options.svg?no-inline';

/** The picture of an answer. All are in one file beside the code, fetched with the first one shown. */
export function OptionPicture({ name }: { readonly name: Name }) {
  return (
    <svg>
      <use href={`${options}#${name}`} />
    </svg>
  );
}
