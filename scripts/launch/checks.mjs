import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { askedToEnd, collect, exitCode, start } from './child.mjs';
import { asParent } from './parent.mjs';
import { inProject, npmCommand, projectNode, say } from './project.mjs';

/** The counts of passed and failed tests. */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Runs a tool as one test. Its output is printed only if it fails. */
async function checkWith(name, command) {
  const began = performance.now();
  const result = await collect(command);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(result.ok ? `${name}: passed in ${seconds} s` : `${result.output.trim()}\n${name}: failed`);
  return one(result.ok);
}

export const types = () => checkWith('types', [inProject('node_modules', '.bin', 'tsc'), '--noEmit']);
export const lint = () => checkWith('lint', [inProject('node_modules', '.bin', 'biome'), 'check', '.']);

/** Checks the lock file for known advisories of severity high or critical, where the registry offers that. */
export async function advisories() {
  const args = ['audit', '--json', '--audit-level', 'high'];
  const { ok, output } = await collect([...npmCommand(), ...args]);
  const isOffered = /"auditReportVersion"/.test(output);
  if (isOffered && !ok) say(output.trim());
  say(
    `advisories: ${isOffered ? (ok ? 'none of severity high or critical' : 'failed') : 'not offered by this registry'}`,
  );
  return isOffered ? one(ok) : { passed: 0, failed: 0 };
}

/** Runs all tests, or those whose files match the filters, and counts them from Vitest's report. */
export async function tests(filters, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-tests-'));
  const report = join(folder, 'report.json');
  const vitest = inProject('scripts', 'launch', 'run-vitest.mjs');
  const flags = ['--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { child, ended } = start([projectNode(), vitest, 'run', ...flags, ...filters], {
    // Tests start many processes with the same code.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled'), ...environment, ...asParent() },
    detached: true,
    // Reading from a terminal of another process group would stop it.
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    const end = await ended;
    await endGroup(child.pid);
    return count(report, end.code === 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    if (askedToEnd() !== null) process.exit(exitCode({ code: null, signal: askedToEnd() }));
  }
}

/** Ends processes that tests left behind: with SIGTERM, and after some seconds with SIGKILL. */
async function endGroup(leader) {
  const graceMs = 4_000;
  const began = performance.now();
  try {
    process.kill(-leader, 'SIGTERM');
    while (performance.now() - began < graceMs) {
      await wait(50);
      process.kill(-leader, 0);
    }
    process.kill(-leader, 'SIGKILL');
  } catch {
    // No process is left in the group.
  }
}

/** A file that cannot be loaded, an error outside any test, a crash and a run without tests are failures too. */
function count(report, endedWell) {
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    say('Vitest ended without a report.');
    return one(false);
  }
  for (const { name, assertionResults } of result.testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        say(`Passed only when repeated: ${name}: ${fullName}\n${failureMessages.join('\n')}`);
  const brokenFiles = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = result.numPassedTests;
  let failed = result.numFailedTests + brokenFiles;
  if (passed + failed === 0) say('No tests were found.');
  if (failed === 0 && (!endedWell || passed === 0)) failed = 1;
  return { passed, failed };
}
