import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const running = new Set();
let asked = null;

/**
 * A signal sent to us alone must reach our children; sent to the whole group it reaches them twice, which they bear.
 * We stay until they have ended, so that a process that waits for us waits for them.
 */
function forward(signal) {
  asked ??= signal;
  for (const child of running) child.kill(signal);
}

/** A tool that is asked to end may tidy up this long; npm would rather finish. Nothing half done is taken for whole. */
const tidyMs = 3_000;

/** Signals are ours only while a child runs: afterwards this process may become the server, with its own manners. */
function keep(child) {
  if (running.size === 0) for (const signal of forwarded) process.on(signal, forward);
  running.add(child);
}

function drop(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of forwarded) process.off(signal, forward);
}

/** The signal that this process was asked to end with while a child ran, or null. */
export const askedToEnd = () => asked;

/** What a shell would report: the code, or 128 + n for signal n. */
export const exitCode = ({ code, signal }) => code ?? 128 + constants.signals[signal];

/** Starts a child in the project's folder; until it ends it gets every signal that we get. */
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

/** Runs a tool to its end and keeps what it says, to be shown only if it fails. Ends with us when we are asked to. */
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
