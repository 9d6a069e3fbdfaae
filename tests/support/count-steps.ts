import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

/**
 * How many functions and blocks of the files below `folder` run during `work`. Unlike time, it is the same on every
 * machine and in every run.
 *
 * @param folder a part of the path, such as `/src/analysis/`
 */
export async function countSteps(folder: string, work: () => void): Promise<number> {
  // Optimized code counts only a part of its calls.
  setFlagsFromString('--no-opt');
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    await session.post('Profiler.takePreciseCoverage');
    work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => url.includes(folder))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0);
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
    setFlagsFromString('--opt');
  }
}
