import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longFiles } from './long-files.ts';

/** Seconds of a file that is not listed; it counts as a short one. */
const SHORT_SECONDS = 1;

/**
 * Starts the longest files first, so that all workers are busy to the end, also when vitest remembers no earlier run. A
 * worker runs files of one project in a row, so the files of each project stay together, in the order of `projects`,
 * the shortest last.
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
