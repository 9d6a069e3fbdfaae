import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startServer } from '#app.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import type { Task, TaskBody, Tasks } from '#contract/tasks/tasks.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId, ReviewId, TaskId } from '#domain/ids.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser } from '#services/accounts/users.ts';
import { eraseGuest } from '#services/guests/guests.ts';
import { deliverTask, dueTasks, readTaskStatuses } from '#services/tasks/deliver-tasks.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { testConfig } from '#tests/support/test-config.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const PASSWORD = 'kite orbit mugs';
const CREATE = { method: 'POST', path: '/v1/tasks' };
const TITLE = 'Fix the window';

let server: TestServer;
let manager: ApiClient;
let viewer: ApiClient;
let review: Review;

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  const { context } = server.app;
  review = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data.reviews[0] as Review;
  for (const [username, role] of [
    ['vera', 'viewer'],
    ['rita', 'responder'],
    ['lena', 'responder'],
  ] as const) {
    await addUser(context, { username, name: username, role, password: PASSWORD });
  }
  const others = (await manager.get<{ listings: { id: number }[] }>('/listings?limit=10')).data.listings;
  const other = others.find(({ id }) => id !== review.listingId)?.id as ListingId;
  await setAccess(context, systemActor, 'lena', { listingIds: [other], groupIds: [] });
  viewer = await signedInClient(server.origin, 'vera', PASSWORD);
});
afterEach(() => server.hostaway.failures.clear());
afterAll(() => server.close());

const atHostaway = () => server.hostaway.data.tasks ?? [];
const sent = (method: string) =>
  server.hostaway.requests.filter(
    (request) => request.method === method && request.path.startsWith('/v1/tasks'),
  ).length;
const make = (fields: Partial<Record<keyof TaskBody, unknown>> = {}, who = manager) =>
  who.post<Task>('/tasks', { title: TITLE, category: 'maintenance', reviewId: review.id, ...fields });
const change = (task: Task, body: object, who = manager) => who.patch<Task>(`/tasks/${task.id}`, body);
const read = async (task: Task) => {
  const { data } = await manager.get<Tasks>(`/tasks?reviewId=${task.reviewId}&limit=100`);
  return data.tasks.find(({ id }) => id === task.id);
};
const seeState = (task: Task, state: string) =>
  vi.waitFor(async () => expect((await read(task))?.state).toBe(state), WAIT_OPTIONS);
const copyOf = (task: Task) =>
  atHostaway().filter(({ description }) => description?.includes(`About task ${task.title}`));
/** A task that is distinguished by its title at Hostaway. */
async function made(name: string, fields: Partial<Record<keyof TaskBody, unknown>> = {}) {
  const { status, data } = await make({ title: name, description: `About task ${name}`, ...fields });
  expect(status).toBe(202);
  return data;
}
/** Delivers it once more as soon as an attempt has failed, without the delay of the job. */
async function deliverAfterFailure({ id }: Task) {
  await vi.waitFor(async () => {
    const { rows } = await server.app.database.pool.query('select last_error from tasks where id = $1', [id]);
    expect(rows[0].last_error).not.toBeNull();
  }, WAIT_OPTIONS);
  await deliverTask(server.app.context, { taskId: id as TaskId, source: 'hostaway' });
}
const events = async (task: Task) =>
  (
    await server.app.database.pool.query(
      `select kind, actor from events where target = 'task ' || $1 order by id`,
      [task.id],
    )
  ).rows.map(({ kind }) => kind);

describe('a task', () => {
  test('is created at Hostaway with its property, reservation, category and due day', async () => {
    const task = await made('Wallaby', { dueDate: '2026-12-01', assignee: 'rita', topic: 'noise' });
    expect(task).toMatchObject({
      title: 'Wallaby',
      listingId: review.listingId,
      listingName: review.listingName,
      reviewId: review.id,
      topic: 'noise',
      assignee: 'rita',
      dueDate: '2026-12-01',
      status: 'open',
      state: 'waiting',
      createdBy: 'manager',
    });
    await seeState(task, 'sent');
    const [row] = copyOf(task);
    const { rows } = await server.app.database.pool.query(
      `select listings.upstream_id, reservation_id from reviews join listings on listings.id = listing_id where reviews.id = $1`,
      [review.id],
    );
    expect(row).toMatchObject({
      title: expect.stringMatching(/^Wallaby \(FLR/),
      listingMapId: Number(rows[0].upstream_id),
      reservationId: Number(rows[0].reservation_id),
      categoriesMap: [2],
      shouldEndBy: '2026-12-01 23:59:59',
      status: 'pending',
    });
    expect(JSON.stringify(row)).not.toContain('rita');
    expect(await events(task)).toEqual(['task.created', 'task.sent']);
  });

  test('whose confirmation was lost is not created twice', async () => {
    server.hostaway.failures.add({ ...CREATE, times: 1, takesEffect: true, failure: { kind: 'reset' } });
    const task = await made('Possum');
    await deliverAfterFailure(task);
    await seeState(task, 'sent');
    expect(copyOf(task)).toHaveLength(1);
  });

  test.each([
    ['is unavailable', { kind: 'status', status: 503 }],
    ['gets too many requests', { kind: 'status', status: 429 }],
  ] as const)('waits while Hostaway %s, and is then created once', async (_why, failure) => {
    server.hostaway.failures.add({ ...CREATE, times: 1, failure });
    const task = await made(`Quokka ${failure.status}`);
    await deliverAfterFailure(task);
    await seeState(task, 'sent');
    expect(copyOf(task)).toHaveLength(1);
    expect((await dueTasks(server.app.context)).map(({ taskId }) => taskId)).not.toContain(task.id);
  });

  test('that two processes deliver at the same time is created once', async () => {
    server.hostaway.failures.add({ ...CREATE, times: 1, failure: { kind: 'status', status: 503 } });
    const task = await made('Numbat');
    const job = { taskId: task.id as TaskId, source: 'hostaway' };
    // Each may find it taken by another one, whose attempt fails.
    const deliver = () => Promise.allSettled([1, 2, 3].map(() => deliverTask(server.app.context, job)));
    await vi.waitFor(async () => {
      await deliver();
      expect((await read(task))?.state).toBe('sent');
    }, WAIT_OPTIONS);
    expect(copyOf(task)).toHaveLength(1);
  });

  test('that Hostaway refuses has its reason, and is sent again on request', async () => {
    server.hostaway.failures.add({
      ...CREATE,
      times: 1,
      failure: { kind: 'status', status: 403, body: { status: 'fail', message: 'You may not create tasks' } },
    });
    const task = await made('Bilby');
    await seeState(task, 'refused');
    expect(await read(task)).toMatchObject({ reason: 'You may not create tasks', status: 'open' });
    const { data } = await manager.get<Tasks>('/tasks?list=refused');
    expect(data.tasks.map(({ id }) => id)).toEqual([task.id]);
    expect((await manager.post(`/tasks/${task.id}/retry`)).status).toBe(202);
    await seeState(task, 'sent');
    expect(copyOf(task)).toHaveLength(1);
    expect((await manager.post(`/tasks/${task.id}/retry`)).failure).toMatchObject({
      code: 'conflict',
      error: 'This task was not refused.',
    });
    expect(await events(task)).toEqual(['task.created', 'task.refused', 'task.retried', 'task.sent']);
  });
});

describe('the status', () => {
  test('that a person sets is set at Hostaway too', async () => {
    const task = await made('Dingo');
    await seeState(task, 'sent');
    const completed = await change(task, { status: 'completed' });
    expect(completed.data).toMatchObject({
      status: 'completed',
      doneAt: expect.any(String),
      state: 'waiting',
    });
    await vi.waitFor(() => expect(copyOf(task)[0]?.status).toBe('completed'), WAIT_OPTIONS);
    await seeState(task, 'sent');
    await change(task, { status: 'open' });
    await vi.waitFor(() => expect(copyOf(task)[0]?.status).toBe('pending'), WAIT_OPTIONS);
    await seeState(task, 'sent');
    expect(await read(task)).toMatchObject({ status: 'open', doneAt: null });
    expect((await events(task)).filter((kind) => kind !== 'task.sent')).toEqual([
      'task.created',
      'task.completed',
      'task.reopened',
    ]);
  });

  test('that it has at Hostaway is read back', async () => {
    const task = await made('Emu');
    await seeState(task, 'sent');
    const id = copyOf(task)[0]?.id ?? 0;
    for (const [status, shown] of [
      ['inProgress', 'in-progress'],
      ['somethingNew', 'in-progress'],
      ['completed', 'completed'],
    ] as const) {
      server.hostaway.edits.changeTask(id, { status });
      await readTaskStatuses(server.app.context);
      expect((await read(task))?.status).toBe(shown);
    }
    expect(await events(task)).toEqual(['task.created', 'task.sent', 'task.changed', 'task.changed']);
    await readTaskStatuses(server.app.context);
  });

  test('is cancelled where the task was deleted at Hostaway', async () => {
    const task = await made('Koala');
    await seeState(task, 'sent');
    server.hostaway.edits.deleteTask(copyOf(task)[0]?.id ?? 0);
    await readTaskStatuses(server.app.context);
    expect(await read(task)).toMatchObject({ status: 'cancelled', state: 'sent', source: 'hostaway' });
    await change(task, { status: 'open' });
    await seeState(task, 'refused');
    expect(await read(task)).toMatchObject({ status: 'open', reason: 'Task not found' });
  });

  test('is read later where Hostaway refuses to show it', async () => {
    const task = await made('Galah');
    await seeState(task, 'sent');
    server.hostaway.edits.changeTask(copyOf(task)[0]?.id ?? 0, { status: 'inProgress' });
    server.hostaway.failures.add({ method: 'GET', path: '/v1/tasks/*', failure: 'refused' });
    await readTaskStatuses(server.app.context);
    expect((await read(task))?.status).toBe('open');
    server.hostaway.failures.clear();
    await readTaskStatuses(server.app.context);
    expect((await read(task))?.status).toBe('in-progress');
  });

  test('of a task that is cancelled before it was sent never reaches Hostaway', async () => {
    server.hostaway.failures.add({ ...CREATE, failure: { kind: 'status', status: 503 } });
    const task = await made('Echidna');
    const before = sent('POST');
    await vi.waitFor(() => expect(sent('POST')).toBeGreaterThanOrEqual(before), WAIT_OPTIONS);
    await change(task, { status: 'cancelled' });
    server.hostaway.failures.clear();
    await seeState(task, 'local');
    expect(copyOf(task)).toEqual([]);
  });
});

test('a description is stored whole, also one of many emoji', async () => {
  const description = `!${'🚿'.repeat(3_999)}`;
  expect((await made('Numbat', { description })).description).toBe(description);
});

describe('a task that is being sent', () => {
  test('is not changed, which is said soon', async () => {
    const task = await made('Bandicoot');
    await seeState(task, 'sent');
    const client = await server.app.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from tasks where id = $1 for update', [task.id]);
      expect((await change(task, { status: 'completed' })).failure).toMatchObject({
        code: 'conflict',
        error: 'This task is just being sent. Try again in a moment.',
      });
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await change(task, { assignee: 'rita' })).status).toBe(200);
  });
});

describe('the list', () => {
  test('has open tasks by their due day, and those of a person, a property or a review', async () => {
    const later = await made('Later', { dueDate: '2026-12-20', assignee: 'rita' });
    const sooner = await made('Sooner', { dueDate: '2026-11-20', assignee: 'rita' });
    const ids = async (query: string) =>
      (await viewer.get<Tasks>(`/tasks?${query}&limit=100`)).data.tasks.map(({ id }) => id);
    const open = await ids('list=open');
    expect(open.indexOf(sooner.id)).toBeLessThan(open.indexOf(later.id));
    expect(await ids('assignee=rita&list=open')).toEqual(expect.arrayContaining([sooner.id, later.id]));
    expect(await ids('assignee=manager')).toEqual([]);
    expect(await ids(`listingIds=${review.listingId}&list=open`)).toContain(sooner.id);
    expect(await ids(`listingIds=${review.listingId + 1}`)).toEqual([]);
    const { data } = await viewer.get<Tasks>('/tasks?list=open&limit=1');
    expect([data.tasks.length, data.total, data.sentTo]).toEqual([1, open.length, ['hostaway']]);
  });
});

describe('a person', () => {
  test('who only reads makes and changes no task', async () => {
    const task = await made('Wombat');
    expect((await make({}, viewer)).status).toBe(403);
    expect((await change(task, { status: 'completed' }, viewer)).status).toBe(403);
  });

  test('without a session learns nothing of tasks', async () => {
    const stranger = apiClient(server.origin);
    expect((await stranger.get('/tasks')).status).toBe(401);
    expect((await make({}, stranger)).status).toBe(401);
  });

  test('who cannot see the property finds no task of it', async () => {
    const task = await made('Tiger');
    const limited = await signedInClient(server.origin, 'lena', PASSWORD);
    expect((await limited.get<Tasks>('/tasks')).data.tasks).toEqual([]);
    expect((await make({}, limited)).status).toBe(404);
    expect((await make({ reviewId: undefined, listingId: review.listingId }, limited)).status).toBe(404);
    expect((await change(task, { status: 'completed' }, limited)).status).toBe(404);
    expect((await limited.post(`/tasks/${task.id}/retry`)).status).toBe(404);
    expect((await make({ assignee: 'lena' })).failure).toMatchObject({
      error: 'lena cannot see this property. Choose another person.',
    });
  });

  test('is assigned, and again only with an event', async () => {
    const task = await made('Magpie');
    expect((await change(task, { assignee: 'RITA' })).data.assignee).toBe('rita');
    expect((await change(task, { assignee: 'rita' })).data.assignee).toBe('rita');
    expect((await change(task, { assignee: null })).data.assignee).toBeNull();
    expect((await events(task)).filter((kind) => kind === 'task.assigned')).toHaveLength(2);
  });

  test('is assigned to more tasks at once than there are connections', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Numbat ${index}`);
    const tasks = await Promise.all(names.map((name) => made(name)));
    const answers = await Promise.all(tasks.map((task) => change(task, { assignee: 'rita' })));
    expect(answers.map(({ data }) => data?.assignee)).toEqual(names.map(() => 'rita'));
  });
});

describe('a task is refused', () => {
  test.each<[string, Partial<Record<keyof TaskBody, unknown>>, number]>([
    ['without a title', { title: ' \n ' }, 400],
    ['with a title that is too long', { title: 'x'.repeat(151) }, 400],
    ['with an unknown category', { category: 'gardening' }, 400],
    ['with a day that does not exist', { dueDate: '2026-02-30' }, 400],
    ['with an unknown person', { assignee: 'nobody' }, 400],
    ['without a property', { reviewId: undefined }, 400],
    ['about another property than the review', { listingId: 1_000_000 }, 400],
    ['about an unknown review', { reviewId: 99_999_999 }, 404],
    ['about an unknown property', { reviewId: undefined, listingId: 99_999_999 }, 404],
  ])('%s', async (_what, fields, status) => {
    expect((await make(fields)).status).toBe(status);
  });

  test('when it does not exist', async () => {
    expect((await manager.patch('/tasks/99999999', { status: 'open' })).status).toBe(404);
  });
});

describe('without a Hostaway account', () => {
  test('tasks stay here and are completed by hand', async () => {
    const alone = await startServer(testConfig({ DATABASE_URL: server.databaseUrl }), {
      logger: pino({ level: 'silent' }),
      upstreams: { hostaway: null, google: null, isHostawaySimulated: false },
    });
    try {
      const person = await signedInClient(`http://localhost:${alone.port}`);
      const { data } = await make({ title: 'Here' }, person);
      expect(data.state).toBe('local');
      expect((await person.get<Tasks>('/tasks?limit=1')).data.sentTo).toEqual([]);
      const done = await change(data, { status: 'completed' }, person);
      expect(done.data).toMatchObject({ status: 'completed', state: 'local' });
    } finally {
      await alone.close();
    }
    expect(atHostaway().filter(({ title }) => title.startsWith('Here'))).toEqual([]);
  });
});

describe('the insights', () => {
  test('compare complaints before and after a task, and each number opens its reviews', async () => {
    const { pool } = server.app.database;
    const task = await made('Noise', { topic: 'noise' });
    const other = await made('Stairs', { topic: 'cleanliness' });
    const complete = `update tasks set state = 'local', status = 'completed', done_at = $2 where id = $1`;
    await pool.query(complete, [task.id, '2026-08-20 12:00Z']);
    await pool.query(complete, [other.id, '2026-09-20 12:00Z']);
    const { data } = await manager.get<Tasks>('/tasks?list=done&limit=100');
    const effectOf = ({ id }: Task) => data.tasks.find((each) => each.id === id)?.effect;
    const [effect, otherEffect] = [effectOf(task), effectOf(other)];
    if (!effect || !otherEffect) throw new Error('a task has no effect');
    for (const part of [effect.before, effect.after, otherEffect.before, otherEffect.after]) {
      for (const figure of [part.share, part.reviews]) {
        const list = await manager.get<ReviewList>(`/reviews/hostaway?${figure.query}&exactTotal=true`);
        expect(list.data.total).toBe(figure.n);
      }
      expect(part.reviews.n).toBeGreaterThan(0);
      expect(part.share.value).toBeCloseTo(part.share.n / part.reviews.n, 4);
    }
    expect(effect.before.reviews.query).toContain('startDate=2026-05-23&endDate=2026-08-20');
    expect(effect.after.reviews.query).toContain('startDate=2026-08-21');
  });
});

describe('the data of a guest', () => {
  test('has the tasks of the review, whose texts are erased with it', async () => {
    const erased = (await manager.get<ReviewList>('/reviews/hostaway?limit=2')).data.reviews[1] as Review;
    server.hostaway.failures.add({ ...CREATE, failure: { kind: 'status', status: 503 } });
    const task = await made('Feedback of Liv', { reviewId: erased.id });
    const selection = { reviewIds: [erased.id], rows: [] };
    const exported = await manager.post<object>('/guests/export', selection);
    expect(JSON.stringify(exported.data)).toContain('Feedback of Liv');
    await eraseGuest(server.app.context, systemActor, { reviewIds: [erased.id as ReviewId], rows: [] });
    expect(await read(task)).toMatchObject({ title: 'Erased', description: '', state: 'local', topic: null });
    server.hostaway.failures.clear();
    expect((await dueTasks(server.app.context)).map(({ taskId }) => taskId)).not.toContain(task.id);
    const { rows } = await server.app.database.pool.query(
      `select count(*)::int as found from tasks where tasks::text like '%Liv%'`,
    );
    expect(rows).toEqual([{ found: 0 }]);
    for (const status of ['cancelled', 'open']) {
      expect((await change(task, { status })).data).toMatchObject({ status, state: 'local' });
    }
  });
});
