import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#domain/accounts/permissions.ts';
import type { ListingId } from '#domain/ids.ts';
import type { DateLanguage } from '#domain/settings/date-language.ts';

/** Set by PostgreSQL when the row is made. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** One failed sign-in. Rows older than the window are deleted. */
interface SignInFailuresTable {
  key: string;
  at: CreatedAt;
}

interface UsersTable {
  id: string;
  name: string;
  username: string;
  role: Role;
  disabled: Generated<boolean>;
  is_demo: Generated<boolean>;
  /** Whether the password at the last sign-in did not meet the present rules. */
  has_weak_password: Generated<boolean>;
  /** The properties that they are limited to, directly and by group; both null for all. */
  access_listing_ids: ListingId[] | null;
  access_group_ids: number[] | null;
  /** Null for the product's own. */
  date_language: ColumnType<DateLanguage | null, undefined, DateLanguage>;
  /** To the hour. */
  last_used_at: ColumnType<Date | null, undefined, Date>;
  /** Whether a one-time password is asked for. */
  two_factor_enabled: Generated<boolean>;
  /** Whether the password works where single sign-on is required. */
  is_emergency: Generated<boolean>;
  /** For mails. Proved; another one is pending until it is. */
  email: ColumnType<string | null, string | null | undefined, string | null>;
  pending_email: ColumnType<string | null, undefined, string | null>;
  /** When the mail server said that it does not exist. */
  email_refused_at: ColumnType<Date | null, undefined, Date | null>;
  created_at: CreatedAt;
}

/** Properties under a name, to which accounts can be limited. */
interface ListingGroupsTable {
  id: Generated<number>;
  name: string;
  created_at: CreatedAt;
}

interface SessionsTable {
  id: string;
  token: string;
  user_id: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  /** Of single sign-on, encrypted. */
  id_token: string | null;
}

/** How a user signs in: with a password, or at a provider. */
interface CredentialsTable {
  id: string;
  user_id: string;
  /** `credential`, or the address of a provider. */
  provider_id: string;
  /** The id of the user, or the subject at the provider. */
  account_id: string;
  password: Generated<string | null>;
}

/** One-time passwords of a user. Secret and recovery codes depend on the secret of the product. */
interface SecondFactorsTable {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  /** Whether they are on. */
  verified: Generated<boolean>;
  /** Wrong codes in a row. */
  failed_verification_count: Generated<number>;
  locked_until: ColumnType<Date | null, undefined, Date | null>;
  /** The last ones, so that each works once. */
  used_codes: Generated<string[]>;
}

interface PasskeysTable {
  /** As the browser names it, in base64url. */
  id: string;
  user_id: string;
  name: string;
  public_key: Buffer;
  counter: ColumnType<string, number, number>;
  transports: string[];
  created_at: CreatedAt;
  last_used_at: Date | null;
}

/** A token of the API. Only its hash is stored. */
interface ApiTokensTable {
  id: Generated<number>;
  user_id: string;
  name: string;
  /** SHA-256 in hexadecimal. */
  hash: string;
  role: Role;
  /** Null in both columns: all that its owner may work with. */
  access_listing_ids: ListingId[] | null;
  access_group_ids: number[] | null;
  requests_per_minute: number;
  created_at: CreatedAt;
  expires_at: Date;
  /** To the minute; null until its first use. */
  last_used_at: Date | null;
}

interface LinkColumns {
  id: Generated<number>;
  token_hash: string;
  created_at: CreatedAt;
  expires_at: Date;
  ended_at: Date | null;
  ended_as: 'used' | 'withdrawn' | null;
}

/** Links by which people make their own accounts. */
interface InvitationsTable extends LinkColumns {
  label: string;
  username: string | null;
  role: Role;
  access_listing_ids: ListingId[] | null;
  access_group_ids: number[] | null;
  /** To which the link was mailed. */
  email: string | null;
  invited_by: string;
}

/** Links by which people set a new password. */
interface PasswordResetsTable extends LinkColumns {
  user_id: string;
  made_by: string;
}

export interface AccountTables {
  sign_in_failures: SignInFailuresTable;
  users: UsersTable;
  listing_groups: ListingGroupsTable;
  sessions: SessionsTable;
  api_tokens: ApiTokensTable;
  credentials: CredentialsTable;
  second_factors: SecondFactorsTable;
  passkeys: PasskeysTable;
  invitations: InvitationsTable;
  password_resets: PasswordResetsTable;
}
