import type { Config } from '../settings/config.ts';
import type { Database } from '../database/connection.ts';
import type { Standby } from '../database/standby.ts';
import type { Documents } from '../drawing/documents.ts';
import type { MakeDocument } from '../drawing/document-reference.ts';
import type { Limiter } from '../http/rate-limit/limiter.ts';
import type { Enqueue } from '../jobs/queue.ts';
import type { KeyedHash } from '../settings/secrets/keyed-hash.ts';
import type { Log } from '../log/log.ts';
import type { MailBudget } from '../mail/mail-budget.ts';
import type { SendMailLater, StoreMails } from '../mail/mailing.ts';
import type { Passwords } from '../sign-in/passwords/passwords.ts';
import type { Places } from '../places/places.ts';
import type { CardProvider } from '../providers/card/card-provider.ts';
import type { IdentityProvider } from '../providers/identity/identity-provider.ts';
import type { FileChecker } from '../providers/file-checker/file-checker.ts';
import type { FileScanner } from '../providers/scanner/file-scanner.ts';
import type { SigningIdentity } from '../drawing/seal/signing-identity.ts';
import type { PlacesProvider } from '../providers/places/places-provider.ts';

/**
 * What a feature may use. It gets them as `registerPension(app, dependencies)` and creates the rest itself.
 */
export type Dependencies = {
  config: Config;
  log: Log;
  db: Database;
  /** For reads that may be a second old. */
  standby: Standby;
  /** The time is passed in, so that a rule's "today" can be any day in a test. */
  clock: () => Date;
  /** Queues a job in the transaction that stores its rows. */
  enqueue: Enqueue;
  sendMailLater: SendMailLater;
  storeMails: StoreMails;
  /** For mails sent later than the call that decides on them. */
  mailBudget: MailBudget;
  /** Draws any content as a PDF. */
  documents: Documents;
  /** Makes a document from its stored rows, by id. */
  makeDocument: MakeDocument;
  /** For limits that a route's options cannot express, for example by account. */
  limiter: Limiter;
  keyedHash: KeyedHash;
  passwords: Passwords;
  identity: IdentityProvider;
  card: CardProvider;
  /** The identity that seals documents. */
  signingIdentity: () => Promise<SigningIdentity>;
  /** Present and former towns and countries, in memory. */
  places: Places;
  placesProvider: PlacesProvider;
  /** Opens uploaded files in a separate process. */
  fileChecker: FileChecker;
  fileScanner: FileScanner;
};
