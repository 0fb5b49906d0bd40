import { isHttpError } from '@dragoman/sdk/errors'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { errorText } from '../../../errors/error-text.ts'
import { fieldLabel } from '../connector-words.ts'

/** The server's refusal of a connection, with the field where it names one. */
export function FormProblems({ error }: { error: Error | null }) {
  if (!error) return null
  const [issue] = isHttpError(error, 400) ? error.issues : []
  const [, name] = /^body\.fields\.(\w+)$/.exec(issue?.field ?? '') ?? []
  return (
    <InlineAlert tone="danger" isAnnounced>
      {issue && name !== undefined ? `${fieldLabel(name)}: ${issue.message}` : errorText(error)}
    </InlineAlert>
  )
}
