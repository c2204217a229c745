import { PRIVACY_NOTICE } from '@riparo/domain/platform/law/articles.ts';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';
import { paths } from '../../../platform/router/paths.ts';

/** What the law wants said where data are collected: before the first answer, in a few words, with the way to all of them. */
export const PrivacyNotice = () => (
  <p>
    Usiamo quello che racconti per gestire il sinistro e trasmetterlo a chi decide se pagare; lo conserviamo
    con il contratto. Chi siamo, a chi comunichiamo i dati, per quanto tempo li conserviamo e quali diritti
    hai è scritto nell’
    <TextLink to={`${paths.privacy}#sinistri`}>informativa sui dati dei sinistri</TextLink> ({PRIVACY_NOTICE}
    ).
  </p>
);
