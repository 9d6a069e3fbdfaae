import { expect, test } from 'vitest';
import { usernameProblem } from './user.ts';

test.each(['ana', 'Ana.Costa', 'a_b-c', '12', 'x'.repeat(64)])('%s can be a username', (username) => {
  expect(usernameProblem(username)).toBeNull();
});

test.each(['', 'a', 'x'.repeat(65), 'ana costa', 'ana@x', 'añа', 'ana\n', '../ana'])(
  '%j cannot be a username',
  (username) => {
    expect(usernameProblem(username)).toBe('username-invalid');
  },
);

test.each(['me', 'None', 'System', '..'])('%s has another meaning and cannot be a username', (username) => {
  expect(usernameProblem(username)).toBe('username-reserved');
});
