export { takeDueSummaries } from './take-due-summaries.ts';
