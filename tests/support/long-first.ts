import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in the order of how long a file of theirs may take; what is short comes last, so that forks end together. */
const PROJECTS = ['unit', 'faults', 'browser', 'upstreams', 'api'];

/** Runs whole projects one after the other, for a fork serves one project, and in each the largest files first. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
