/** How often a random test runs: `npm run test:all` runs it four times as often as `npm test`. */
export const randomRuns = (all: number): number => (process.env.ALL_TESTS ? all : Math.ceil(all / 4));
