import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longFiles } from './long-files.ts';

/** Of a file that is not listed: it is among the short ones. */
const SHORT_SECONDS = 1;

/**
 * Starts the files that take longest first, so that all workers are busy to the end, also where no run was before that
 * vitest could remember. A worker goes on with a file of its own project only: the files of each stay together, in the
 * order of `projects`, shortest at the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, projects } = { root: this.ctx.config.root, projects: this.ctx.projects };
    const rank = ({ project }: TestSpecification): number => projects.indexOf(project);
    const seconds = ({ moduleId }: TestSpecification): number =>
      longFiles[moduleId.slice(root.length + 1)] ?? SHORT_SECONDS;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b) || seconds(b) - seconds(a));
  }
}
