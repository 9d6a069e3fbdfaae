import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();
let asked = null;

/**
 * A signal to this process alone is forwarded to its children. A signal to the whole group reaches them twice, which is
 * harmless. This process exits after its children, so that its caller waits for them.
 */
function forward(signal) {
  asked ??= signal;
  for (const child of running) child.kill(signal);
}

/** How long a tool may clean up after a signal; npm would complete its work first. Incomplete results are detected later. */
const tidyMs = 3_000;

/** Signals are handled here only while a child runs: later this process may become the server, which handles them itself. */
function keep(child) {
  if (running.size === 0) for (const signal of forwarded) process.on(signal, forward);
  running.add(child);
}

function drop(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of forwarded) process.off(signal, forward);
}

/** The signal that this process received while a child ran, or null. */
export const askedToEnd = () => asked;

/** The exit code as a shell reports it: the code, or 128 + n for signal n. */
export const exitCode = ({ code, signal }) => code ?? 128 + constants.signals[signal];

/** Starts a child in the project's folder. Until it ends, signals are forwarded to it. */
export function start([command, ...args], options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  keep(child);
  const ended = new Promise((resolve, reject) => {
    child.once('error', (error) => {
      drop(child);
      reject(error);
    });
    child.once('exit', (code, signal) => {
      drop(child);
      const end = () => resolve({ code, signal });
      child.once('close', end);
      // A grandchild that outlives it may hold its output open.
      setTimeout(end, 1000).unref();
    });
  });
  return { child, ended };
}

/** Runs a tool and collects its output, which is printed only if it fails. Signals end it. */
export async function collect(command, options = {}) {
  const { child, ended } = start(command, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const insist = () => setTimeout(() => child.kill('SIGKILL'), tidyMs).unref();
  for (const signal of forwarded) process.once(signal, insist);
  const end = await ended.catch((error) => ({ code: 127, signal: null, error }));
  for (const signal of forwarded) process.off(signal, insist);
  child.stdout?.destroy();
  child.stderr?.destroy();
  if (asked !== null) process.exit(exitCode({ code: null, signal: asked }));
  const output = Buffer.concat(chunks).toString();
  return { ok: end.code === 0, output: end.error ? `${end.error.message}\n${output}` : output };
}
