import { OperatorError } from '#domain/errors.ts';

/** An invalid setting. The message is one line with its name, its value and what is valid. */
export class ConfigError extends OperatorError {}

export type Environment = Record<string, string | undefined>;

export type Reader = ReturnType<typeof reader>;

/** Reads variables as texts, numbers and addresses. */
export function reader(environment: Environment) {
  /** An empty variable counts as not set. */
  const text = (name: string): string | null => environment[name]?.trim() || null;
  return {
    text,

    integer(name: string, otherwise: number, from: number, to: number): number {
      const value = text(name);
      if (value === null) return otherwise;
      if (!/^\d{1,9}$/.test(value) || Number(value) < from || Number(value) > to) {
        throw new ConfigError(`${name} is "${value}"; it must be a whole number from ${from} to ${to}.`);
      }
      return Number(value);
    },

    choice(name: string, choices: readonly string[], otherwise: string): string {
      const value = text(name) ?? otherwise;
      if (!choices.includes(value)) {
        throw new ConfigError(
          `${name} is "${value}"; it must be one of ${choices.filter(Boolean).join(', ')}.`,
        );
      }
      return value;
    },

    url(name: string, protocols: readonly string[], { secret = false } = {}): string | null {
      const value = text(name);
      if (value === null) return null;
      // The URL standard accepts `http:x`, which is a typing error here.
      const hasScheme = protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`));
      if (!hasScheme || !URL.canParse(value)) {
        // A database address usually contains a password, so the message does not repeat it.
        const shown = secret ? 'not a valid address' : `"${value}"`;
        throw new ConfigError(
          `${name} is ${shown}; it must start with ${protocols.map((p) => `${p}//`).join(' or ')}`,
        );
      }
      return value;
    },

    /** Two variables that must be set together. */
    pair(first: string, second: string): [string, string] | null {
      const [one, other] = this.together(first, second) ?? [];
      return one !== undefined && other !== undefined ? [one, other] : null;
    },

    /** Variables that must be set together. */
    together(...names: string[]): string[] | null {
      const values = names.flatMap((name) => text(name) ?? []);
      if (values.length === names.length) return values;
      if (values.length === 0) return null;
      const present = names.find((name) => text(name) !== null);
      const missing = names.find((name) => text(name) === null);
      const advice = names.length === 2 ? 'set both, or neither' : `set all of ${names.join(', ')}, or none`;
      throw new ConfigError(`${missing} is not set, but ${present} is: ${advice}.`);
    },
  };
}
