import { STATUS_CODES } from 'node:http';
import type { SimulatedResponse } from '../serve.ts';

/** An error. The body is not documented; this is what clients report. */
export function refusal(status: number, message: string): SimulatedResponse {
  return { status, body: { statusCode: status, error: STATUS_CODES[status], message } };
}

/** For an expired token, and for a call that is not permitted. */
export const FORBIDDEN: SimulatedResponse = {
  status: 403,
  body: { message: "You don't have permission to access, please contact Guesty support." },
};
