import { PRIVACY_NOTICE } from '@riparo/domain/law/articles.ts';
import { TextLink } from '../../../links/TextLink.tsx';
import { paths } from '../../../router/paths.ts';

/** What the law wants said where data are collected: before the first answer, in a few words, with the way to all of them. */
export const PrivacyNotice = () => (
  <p>
    Quello che racconti ci serve per gestire il sinistro e trasmetterlo a chi decide se pagare; lo conserviamo
    con il contratto. Chi siamo, a chi comunichiamo i tuoi dati, per quanto tempo e i tuoi diritti sono
    scritti nell’
    <TextLink to={`${paths.privacy}#sinistri`}>informativa sui dati dei sinistri</TextLink> ({PRIVACY_NOTICE}
    ).
  </p>
);
