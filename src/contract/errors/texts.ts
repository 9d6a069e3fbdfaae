import type { ParamsOf, Problem, Reason } from '#domain/reasons.ts';

/** Parameters for a text, where a problem is its text already. */
type Rendered<Params> = { [Name in keyof Params]: Params[Name] extends Problem ? string : Params[Name] };

/** The texts of some reasons: of one with parameters, a function of them. */
export type Texts<R extends Reason> = {
  [Each in R]: unknown extends ParamsOf<Each> ? string : (params: Rendered<ParamsOf<Each>>) => string;
};
