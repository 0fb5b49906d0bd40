import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'

/** Why a form was refused, at the fields by their names. */
export const problemsOf = (error: Error | null): Record<string, string> => fieldErrors(error)

/** Why a form was refused, where no field is named: each problem is shown once. */
export function FormProblem({ error }: { error: Error | null }) {
  if (!error || Object.keys(problemsOf(error)).length > 0) return null
  return (
    <InlineAlert tone="danger" isAnnounced>
      {errorText(error)}
    </InlineAlert>
  )
}
