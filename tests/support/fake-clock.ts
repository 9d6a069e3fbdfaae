/** A clock for unit tests: `sleep` advances it without waiting. */
export function fakeClock() {
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
