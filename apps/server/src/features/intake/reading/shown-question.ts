import type { FileQuestion } from '@dragoman/sdk/operations/uploads'
import type { SourceQuestion } from '../../../engines/formats/source-questions.ts'

/** A question as the wire shows it. */
export const shownQuestion = ({ code, readings }: SourceQuestion): FileQuestion => ({
  code,
  readings: readings.map(({ parameters, samples }) => ({ parameters: { ...parameters }, samples: [...samples] })),
})
