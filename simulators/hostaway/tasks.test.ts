import { expect, test } from 'vitest';
import { type HostawayTask, newTask, taskEndpoint } from './tasks.ts';

const call = (tasks: HostawayTask[], method: string, id: number | null, body: unknown = {}, query = '') =>
  taskEndpoint(tasks, { method, id, body: JSON.stringify(body), query: new URLSearchParams(query) });

test('a task needs a title, and gets the next id', () => {
  const tasks = [newTask({ id: 7010 })];
  expect(call(tasks, 'POST', null, { title: ' ' })).toMatchObject({
    status: 400,
    body: { status: 'fail', message: 'title is required' },
  });
  call(tasks, 'POST', null, { title: 'Fix tap', categoriesMap: [2] });
  expect(tasks[1]).toMatchObject({ id: 7011, title: 'Fix tap', categoriesMap: [2], status: 'pending' });
});

test('the list has no count, and is filtered by status, reservation and words of the title', () => {
  const tasks = [
    newTask({ id: 1, title: 'Fix tap', reservationId: 5 }),
    newTask({ id: 2, title: 'Clean', status: 'completed' }),
  ];
  const ids = (query: string) =>
    (call(tasks, 'GET', null, {}, query).body as { result: HostawayTask[] }).result.map(({ id }) => id);
  expect(call(tasks, 'GET', null).body).toEqual({ status: 'success', result: tasks });
  expect([
    ids('status=completed'),
    ids('reservationId=5'),
    ids('match=TAP'),
    ids('limit=1&offset=1'),
  ]).toEqual([[2], [1], [1], [2]]);
});

test('an update keeps what is not sent, and a deleted task is gone', () => {
  const tasks = [newTask({ id: 1, title: 'Fix tap' })];
  call(tasks, 'PUT', 1, { status: 'completed' });
  expect(tasks[0]).toMatchObject({ title: 'Fix tap', status: 'completed' });
  expect(call(tasks, 'DELETE', 1).body).toEqual({ status: 'success', result: [] });
  expect(call(tasks, 'GET', 1).status).toBe(404);
});
