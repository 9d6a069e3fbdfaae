import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

const ana = { username: 'ana.costa', name: 'Ana Costa-Ferreira' };
const problem = (password: string) => passwordProblem(password, ana);

test('a password needs 15 to 256 characters of any kind, however they are stored', () => {
  expect(problem('kite orbit mug')).toBe('password-too-short');
  expect(problem('kite orbit mugs')).toBeNull();
  expect(problem('🪁🪐🏺🎻🦔🌵🧭🛶🧊🎈🪀🪶🧵🪡')).toBe('password-too-short');
  expect(problem('🪁🪐🏺🎻🦔🌵🧭🛶🧊🎈🪀🪶🧵🪡🧶')).toBeNull();
  expect(problem('пароль на каждый день')).toBeNull();
  expect(problem(`${'kite orbit mug '.repeat(20)}`)).toBe('password-too-long');
});

test.each([
  'correct horse battery',
  'another long password',
  'first long password',
  'vaqzutgkwphrdxm',
  '839201745562917',
  'Testing the whole kitchen',
])('%s is accepted', (password) => {
  expect(problem(password)).toBeNull();
});

test.each([
  'passwordpassword',
  'Password-Password-1',
  'P@ssw0rd!P@ssw0rd!',
  'correct horse battery staple',
  'aaaaaaaaaaaaaaaa',
  'thequickbrownfox',
  'The quick brown fox jumps over the lazy dog',
  'abcabcabcabcabcabc',
  'ilovekiilovekiiloveki',
  '123456789012345',
  'abcdefghijklmnop',
  'qwertyuiopasdfgh',
  '987654321qwertz!',
  'FlexLivingReviews2026',
  'flex-living-manager-1',
  'airbnb booking vrbo!',
  'ana.costa-ferreira1',
  'costa password 2026',
  'admin admin admin 42',
])('%s is easy to guess', (password) => {
  expect(problem(password)).toBe('password-guessable');
});

test('a random password is accepted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...'bdfhjkmptvxyzBDFHJKMPTVXYZ26948'), { minLength: 24, maxLength: 60 }),
      (parts) => {
        fc.pre(new Set(parts.map((part) => part.toLowerCase())).size >= 12);
        expect(problem(parts.join(''))).toBeNull();
      },
    ),
  );
});
