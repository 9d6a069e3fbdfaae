import { API_ROOT } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { MANAGER } from './fill/cached-database.ts';
import { requestOnce, requestText } from './load.ts';
import type { Figure } from './results/comparison.ts';
import { median, short } from './results/numbers.ts';
import type { Setup } from './setup.ts';

const TRIES = 300;
/** Beyond this, a visitor could tell accounts from other names within the limits of failed sign-ins. */
const MAX_RATIO = 1.05;
/** The first is what the others are compared with. `unknown` does not exist. */
const USERNAMES = ['bench-known', 'bench-unknown', 'bench-deactivated', 'bench-external'] as const;

/** How long a refused sign-in takes for a user with a wrong password and for others: nobody may learn from it who exists. */
export async function signInTimeFigures(setups: readonly Setup[]): Promise<Figure[]> {
  const all: number[][] = [];
  for (const setup of setups) all.push(await measureSetup(setup));
  const last = all.at(-1) ?? [];
  return USERNAMES.map((username, index) => ({
    name: `refused sign-in of ${username.replace('bench-', '')} users: median (ms), of that of known ones`,
    values: all.map((times) => `${short(times[index] ?? 0)}, ${ratio(times, index).toFixed(3)}×`),
    budget: `≤ ${MAX_RATIO}×, ≥ ${(1 / MAX_RATIO).toFixed(2)}×`,
    isMet: Math.max(ratio(last, index), 1 / ratio(last, index)) <= MAX_RATIO,
  }));
}

const ratio = (times: readonly number[], index: number) => (times[index] ?? 0) / (times[0] || 1);

/** @returns the median for each username */
async function measureSetup({ database, product: { port } }: Setup): Promise<number[]> {
  await addUsers(database);
  const times = USERNAMES.map(() => [] as number[]);
  try {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      // The order changes, so that other load on the machine affects all.
      for (let step = 0; step < USERNAMES.length; step++) {
        const index = (attempt + step) % USERNAMES.length;
        const body = { username: USERNAMES[index], password: 'a wrong password' };
        const request = requestText('POST', API_ROOT + routePath('GET /session'), {}, body);
        const started = performance.now();
        const { head } = await requestOnce(port, request);
        times[index]?.push(performance.now() - started);
        if (!head.startsWith('HTTP/1.1 401')) throw new Error(`not refused: ${head}`);
        await database.query('delete from sign_in_failures');
      }
    }
  } finally {
    await database.query('delete from users where username = any($1)', [USERNAMES]);
  }
  return times.map(median);
}

async function addUsers(database: Setup['database']): Promise<void> {
  await database.query(
    `insert into users (id, username, name, role, disabled)
    select username, username, username, 'viewer', username = 'bench-deactivated'
    from unnest($1::text[]) as username where username <> 'bench-unknown'`,
    [USERNAMES],
  );
  await database.query(
    `insert into credentials (id, user_id, provider_id, account_id, password, created_at, updated_at)
    select made.id, made.id, case made.id when 'bench-external' then 'https://login.example' else 'credential' end, made.id,
      case made.id when 'bench-external' then null else manager.password end, now(), now()
    from users made cross join credentials manager join users on users.id = manager.user_id
    where made.id = any($1) and users.username = $2 and manager.provider_id = 'credential'`,
    [USERNAMES, MANAGER],
  );
}
