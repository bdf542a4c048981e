import { readingTask as task } from '../campaign/reading-task.ts'

/**
 * The task by which models read what people say, for tests of all tasks together; the product asks it through the reader.
 *
 * @public
 */
export const readingTask = task
