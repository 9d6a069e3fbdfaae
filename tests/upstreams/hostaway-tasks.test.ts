import { afterEach, describe, expect, test } from 'vitest';
import { createHostawayClient } from '#connectors/hostaway/client.ts';
import type { RequestLimits } from '#connectors/http-json.ts';
import type { OutgoingTask } from '#connectors/source.ts';
import { startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { type HostawayTask, newTask } from '#simulators/hostaway/tasks.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const CREATE = { method: 'POST', path: '/v1/tasks' };
const TASK: OutgoingTask = {
  upstreamId: null,
  mayExist: false,
  marker: 'FLR1a2b3c4d5e6f',
  title: 'Fix the window',
  description: 'It does not close.',
  category: 'maintenance',
  upstreamListingId: '40160',
  reservationId: '9001',
  dueAt: new Date('2026-12-01T22:59:59Z'),
  status: 'open',
};

async function withAccount(tasks: HostawayTask[] = [], limits: Partial<RequestLimits> = {}) {
  const data = { listings: [], reviews: [], tasks };
  const simulator = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false, data });
  const { url, accountId, apiKey } = simulator;
  const source = createHostawayClient({ url, accountId, apiKey, sleep: async () => {}, limits });
  open.push(source, simulator);
  const sent = (method: string) =>
    simulator.requests.filter((request) => request.method === method && request.path.startsWith('/v1/tasks'));
  return { data, simulator, source, sent };
}

describe('a new task', () => {
  test('has the fields that Hostaway knows, and the marker by which it is found', async () => {
    const { data, source } = await withAccount();
    const outcome = await source.tasks.save(TASK);
    expect(outcome).toEqual({ kind: 'sent', upstreamId: String(data.tasks[0]?.id), status: 'open' });
    expect(data.tasks).toEqual([
      expect.objectContaining({
        title: 'Fix the window (FLR1a2b3c4d5e6f)',
        description: 'It does not close.\n\nFLR1a2b3c4d5e6f',
        listingMapId: 40160,
        reservationId: 9001,
        categoriesMap: [2],
        shouldEndBy: '2026-12-01 22:59:59',
        status: 'pending',
      }),
    ]);
  });

  test('is refused with Hostaway’s reason and not repeated', async () => {
    const { simulator, source, sent } = await withAccount();
    for (const [status, message] of [
      [400, 'title is required'],
      [403, 'You may not create tasks'],
      [404, 'Listing not found'],
    ] as const) {
      simulator.failures.add({
        ...CREATE,
        times: 1,
        failure: { kind: 'status', status, body: { status: 'fail', message } },
      });
      expect(await source.tasks.save(TASK)).toEqual({ kind: 'refused', reason: message });
    }
    expect(sent('POST')).toHaveLength(3);
  });

  test.each([
    ['the connection broke', { kind: 'reset' }],
    ['the answer was cut off', { kind: 'truncate' }],
    ['nothing came in time', { kind: 'hang' }],
    ['a proxy answered in between', { kind: 'status', status: 502, body: '<h1>Bad gateway</h1>' }],
  ] as const)('whose confirmation is lost because %s is found by the next attempt', async (_how, failure) => {
    const haste = failure.kind === 'hang' ? { headersMs: 1_000 } : {};
    const others = Array.from({ length: 150 }, (_, index) => newTask({ id: index + 1 }));
    const { data, simulator, source, sent } = await withAccount(others, haste);
    simulator.failures.add({ ...CREATE, times: 1, takesEffect: true, failure });
    await expect(source.tasks.save(TASK)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await source.tasks.save({ ...TASK, mayExist: true })).toMatchObject({ kind: 'sent' });
    expect([data.tasks.length, sent('POST').length]).toEqual([151, 1]);
  });

  test.each([
    ['too many requests', { kind: 'storm', seconds: 1 }],
    ['a fault of Hostaway’s', { kind: 'status', status: 500, body: { status: 'fail', message: 'Oops' } }],
    ['a web page', { kind: 'html' }],
  ] as const)('is left to a later attempt after %s, and is then created once', async (_what, failure) => {
    const { data, simulator, source, sent } = await withAccount();
    simulator.failures.add({ ...CREATE, failure });
    await expect(source.tasks.save(TASK)).rejects.toMatchObject({ code: 'unavailable' });
    expect(sent('POST')).toHaveLength(1);
    simulator.failures.clear();
    await source.tasks.save({ ...TASK, mayExist: true });
    expect(data.tasks).toHaveLength(1);
  });

  test('is found among tasks that the search does not filter, and after Hostaway changed its title', async () => {
    const others = Array.from({ length: 150 }, (_, index) => newTask({ id: index + 1 }));
    const ours = newTask({ id: 200, title: 'Renamed', description: `Text ${TASK.marker}` });
    const { data, source } = await withAccount([...others, ours]);
    for (const task of data.tasks) task.title += ` ${TASK.marker.toLowerCase()}`;
    expect(await source.tasks.save({ ...TASK, mayExist: true })).toMatchObject({ upstreamId: '200' });
  });

  test('gets once more what Hostaway did not keep', async () => {
    const { data, source, sent } = await withAccount([
      newTask({ id: 1, title: `Fix (${TASK.marker})`, status: 'inProgress', listingMapId: 40160 }),
    ]);
    expect(await source.tasks.save({ ...TASK, mayExist: true })).toMatchObject({ status: 'in-progress' });
    expect(data.tasks[0]).toMatchObject({ categoriesMap: [2], reservationId: 9001, status: 'inProgress' });
    expect(sent('PUT')).toHaveLength(1);
  });

  test('is found by its reservation where the search does not find its marker', async () => {
    const { source } = await withAccount([
      newTask({ id: 1, title: 'Renamed', description: TASK.marker, reservationId: 9001 }),
    ]);
    expect(await source.tasks.save({ ...TASK, mayExist: true })).toMatchObject({ upstreamId: '1' });
  });

  test('counts as sent although Hostaway does not take what it did not keep', async () => {
    const { simulator, source, sent } = await withAccount([
      newTask({ id: 1, title: `Fix (${TASK.marker})` }),
    ]);
    simulator.failures.add({ method: 'PUT', path: '/v1/tasks/1', failure: { kind: 'status', status: 500 } });
    expect(await source.tasks.save({ ...TASK, mayExist: true })).toMatchObject({ kind: 'sent' });
    expect(sent('PUT')).toHaveLength(1);
  });

  test('that is done before it was created is not created', async () => {
    const { data, source } = await withAccount();
    expect(await source.tasks.save({ ...TASK, status: 'cancelled' })).toEqual({ kind: 'unneeded' });
    expect(data.tasks).toEqual([]);
  });
});

describe('the status of a task', () => {
  test.each([
    ['pending', 'open'],
    ['confirmed', 'open'],
    ['inProgress', 'in-progress'],
    ['completed', 'completed'],
    ['cancelled', 'cancelled'],
    ['archived', null],
  ])('%s is %s', async (status, known) => {
    const { source } = await withAccount([newTask({ id: 1, status })]);
    expect(await source.tasks.statusOf('1')).toBe(known);
  });

  test('says where the task was deleted, and stays what a person set', async () => {
    const { source } = await withAccount();
    expect(await source.tasks.statusOf('1')).toBe('deleted');
    expect(await source.tasks.save({ ...TASK, upstreamId: '1', status: 'completed' })).toMatchObject({
      kind: 'sent',
      status: 'completed',
    });
    expect(await source.tasks.save({ ...TASK, upstreamId: '1', status: 'open' })).toEqual({
      kind: 'refused',
      reason: 'Task not found',
    });
  });

  test('is unknown where a proxy says that there is no such page', async () => {
    const { simulator, source } = await withAccount([newTask({ id: 1 })]);
    const failure = { kind: 'status', status: 404, body: '<h1>Not found</h1>' } as const;
    simulator.failures.add({ path: '/v1/tasks/1', failure });
    await expect(source.tasks.statusOf('1')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(source.tasks.save({ ...TASK, upstreamId: '1' })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  test('is set, and read back', async () => {
    const { data, source } = await withAccount([newTask({ id: 1 })]);
    expect(await source.tasks.save({ ...TASK, upstreamId: '1', status: 'completed' })).toEqual({
      kind: 'sent',
      upstreamId: '1',
      status: 'completed',
    });
    expect(data.tasks[0]?.status).toBe('completed');
  });
});
