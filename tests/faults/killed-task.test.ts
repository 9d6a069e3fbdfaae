import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { Task, Tasks } from '#contract/tasks/tasks.ts';
import { type KilledProduct, openKilledProduct } from '#tests/support/killed-product.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const CREATE = { method: 'POST', path: '/v1/tasks' };
const CHANGE = { method: 'PUT', path: '/v1/tasks/*' };
const AWAY = { kind: 'status', status: 503 } as const;

let product: KilledProduct;

beforeAll(async () => {
  product = await openKilledProduct();
});
afterEach(() => product.stop());
afterAll(() => product.close());

async function make(title: string): Promise<Task> {
  const { manager } = product;
  const { data } = await manager.get<ReviewList>('/reviews/hostaway?limit=1');
  const body = { title, category: 'cleaning', reviewId: data.reviews[0]?.id };
  const answer = await manager.post<Task>('/tasks', body);
  expect(answer.status).toBe(202);
  return answer.data;
}

const read = async ({ id }: Task) =>
  (await product.manager.get<Tasks>('/tasks?limit=100')).data.tasks.find((task) => task.id === id);
const copies = ({ title }: Task) =>
  (product.hostaway.data.tasks ?? []).filter((task) => task.title.startsWith(title));
const sent = (method: string) =>
  product.hostaway.requests.filter(
    (request) => request.method === method && request.path.startsWith('/v1/tasks'),
  ).length;
const seeState = (task: Task, state: string) =>
  vi.waitFor(async () => expect((await read(task))?.state).toBe(state), WAIT_OPTIONS);
/** Waits for an attempt after the earlier ones. */
const seeAttempt = (method: string, before: number) =>
  vi.waitFor(() => expect(sent(method)).toBeGreaterThan(before), WAIT_OPTIONS);

describe('a task whose process is killed', () => {
  test.each([
    ['before Hostaway has it', { takesEffect: false, failure: { kind: 'hang' } }],
    ['after Hostaway has it', { takesEffect: true, failure: { kind: 'hang' } }],
    ['while Hostaway is unavailable', { failure: AWAY }],
  ] as const)('while it is being created, %s, is created once', async (name, failure) => {
    await product.start();
    product.hostaway.failures.add({ ...CREATE, ...failure });
    const before = sent('POST');
    const task = await make(name);
    await seeAttempt('POST', before);
    await product.killAndStart();
    await seeState(task, 'sent');
    expect(copies(task)).toHaveLength(1);
  });

  test('after it was created, before that is known here, is found again', async () => {
    await product.start();
    product.hostaway.failures.add({ method: 'GET', path: '/v1/tasks/*', failure: { kind: 'hang' } });
    const before = sent('GET');
    const task = await make('Read back');
    await seeAttempt('GET', before);
    await product.killAndStart();
    await seeState(task, 'sent');
    expect(copies(task)).toHaveLength(1);
  });

  test('while its status is being set is completed at Hostaway by the next process', async () => {
    await product.start();
    const task = await make('Completed');
    await seeState(task, 'sent');
    product.hostaway.failures.add({ ...CHANGE, failure: { kind: 'hang' } });
    await product.manager.patch(`/tasks/${task.id}`, { status: 'completed' });
    await seeAttempt('PUT', 0);
    await product.killAndStart();
    await seeState(task, 'sent');
    expect([copies(task)[0]?.status, (await read(task))?.status]).toEqual(['completed', 'completed']);
  });

  test('and is cancelled while it is unknown whether it was created is cancelled at Hostaway too', async () => {
    await product.start();
    product.hostaway.failures.add({ ...CREATE, takesEffect: true, failure: { kind: 'hang' } });
    const before = sent('POST');
    const task = await make('Cancelled');
    await seeAttempt('POST', before);
    const query = `update tasks set status = 'cancelled', done_at = now() where id = $1`;
    // As soon as the killed process has released the row.
    const cancelled = product.pool.query(query, [task.id]);
    await product.killAndStart();
    await cancelled;
    await seeState(task, 'sent');
    expect(copies(task).map(({ status }) => status)).toEqual(['cancelled']);
  });

  test('after it was created or refused stays so', async () => {
    await product.start();
    const created = await make('Created');
    await seeState(created, 'sent');
    product.hostaway.failures.add({
      ...CREATE,
      failure: { kind: 'status', status: 400, body: { status: 'fail', message: 'No.' } },
    });
    const refused = await make('Refused');
    await seeState(refused, 'refused');
    await product.killAndStart();
    const other = await make('Other');
    await seeState(other, 'sent');
    expect([await read(created), await read(refused)]).toMatchObject([
      { state: 'sent' },
      { state: 'refused', reason: 'No.' },
    ]);
    expect([copies(created).length, copies(refused).length]).toEqual([1, 0]);
  });
});
