/** A clock for unit tests: sleeping moves it on, in order, without anybody waiting. */
export function simulatedClock() {
  let time = 0;
  const slept: number[] = [];
  return {
    now: () => time,
    sleep: async (ms: number) => {
      slept.push(ms);
      const until = time + ms;
      await Promise.resolve();
      time = Math.max(time, until);
    },
    slept,
  };
}
