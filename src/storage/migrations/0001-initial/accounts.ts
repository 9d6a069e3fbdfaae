/** Users, sessions and passwords in the shape that better-auth requires, and failed sign-ins for the sign-in limit. */
export const ACCOUNTS = [
  `create table users (
    id text primary key,
    name text not null,
    email text not null unique,
    email_verified boolean not null,
    image text,
    username text not null unique,
    role text not null check (role in ('manager')),
    disabled boolean not null default false,
    is_demo boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create table sessions (
    id text primary key,
    token text not null unique,
    user_id text not null references users (id) on delete cascade,
    expires_at timestamptz not null,
    ip_address text,
    user_agent text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index sessions_of_user on sessions (user_id)`,
  `create table credentials (
    id text primary key,
    account_id text not null,
    provider_id text not null,
    user_id text not null references users (id) on delete cascade,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamptz,
    refresh_token_expires_at timestamptz,
    scope text,
    password text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index credentials_of_user on credentials (user_id)`,
  `create table verifications (
    id text primary key,
    identifier text not null,
    value text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create table sign_in_failures (
    key text not null,
    at timestamptz not null default now()
  )`,
  `create index sign_in_failures_by_key on sign_in_failures (key, at)`,
];
