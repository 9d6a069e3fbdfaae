import type { ParamsOf, Problem, Reason } from '#domain/reasons.ts';

/** The parameters of a text: a nested problem is already rendered. */
type Rendered<Params> = { [Name in keyof Params]: Params[Name] extends Problem ? string : Params[Name] };

/** The texts of some reasons. The text of a reason with parameters is a function of them. */
export type Texts<R extends Reason> = {
  [Each in R]: unknown extends ParamsOf<Each> ? string : (params: Rendered<ParamsOf<Each>>) => string;
};
