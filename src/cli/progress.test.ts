import { expect, test, vi } from 'vitest';
import { progressOn } from './progress.ts';

function stream(isTTY: boolean) {
  let text = '';
  return {
    isTTY,
    columns: 80,
    write(part: string) {
      text += part;
      return true;
    },
    text: () => text,
  };
}

const on = (isTTY: boolean) => {
  const output = stream(isTTY);
  return { output, progress: progressOn(output as unknown as NodeJS.WriteStream) };
};

test('a terminal shows one progress bar, with printed lines above it', () => {
  vi.useFakeTimers();
  const { output, progress } = on(true);
  progress.show('10 rows', 0.5);
  progress.print('line 3: failed');
  vi.advanceTimersByTime(200);
  progress.show('20 rows', 1);
  progress.end();
  vi.useRealTimers();
  const clear = '\r\x1b[K';
  const half = `${'█'.repeat(15)}${'░'.repeat(15)}  50 %  10 rows`;
  const full = `${'█'.repeat(30)} 100 %  20 rows`;
  const shown = output.text().split(clear);
  expect(shown.slice(0, 3).join('|')).toContain('line 3: failed\n');
  expect(shown).toContain(half);
  expect(shown.at(-1)).toBe(`${full}\n`);
});

test.each([true, false])('a printed line cannot control the terminal; terminal: %s', (isTTY) => {
  const { output, progress } = on(isTTY);
  progress.print('line 3: failed: type "\x1b]0;title\x07\x1b[2J\x9b2Jé\tx"');
  const [, printed] = output.text().split(isTTY ? '\r\x1b[K' : /^/);
  expect(isTTY ? printed : output.text()).toBe(
    'line 3: failed: type "\uFFFD]0;title\uFFFD\uFFFD[2J\uFFFD2Jé\tx"\n',
  );
});

test('other streams get a line every two seconds, and the last state once', () => {
  vi.useFakeTimers();
  const { output, progress } = on(false);
  progress.show('10 rows', 0.1);
  vi.advanceTimersByTime(2_500);
  progress.show('20 rows', 0.2);
  progress.show('30 rows', null);
  progress.print('line 3: failed');
  progress.end();
  progress.end();
  vi.useRealTimers();
  expect(output.text()).toBe('20 %  20 rows\nline 3: failed\n30 rows\n');
});

test('nothing is printed when no progress was shown', () => {
  for (const isTTY of [true, false]) {
    const { output, progress } = on(isTTY);
    progress.end();
    expect(output.text()).toBe('');
  }
});
