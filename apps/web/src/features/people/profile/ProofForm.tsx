import { Form, FormLayout } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { useState, type ReactNode } from 'react'
import { ActionButtons } from '../../../form/ActionButtons.tsx'
import { errorText, fieldErrors } from '../../../errors/error-text.ts'

interface ProofFormProps {
  /** The purpose of the proof: name of the form and of its button. */
  label: string
  variant: 'primary' | 'danger'
  /** The typed text; nothing is sent while it is empty. */
  value: string
  isPending: boolean
  error: Error | null
  onSubmit: () => void
  onClose: () => void
  /** The field. */
  children: ReactNode
}

/** Asks for one thing that shows that it is oneself. What was wrong with it goes as soon as someone types on. */
export function ProofForm({ label, variant, value, isPending, error, onSubmit, onClose, children }: ProofFormProps) {
  const [sent, setSent] = useState('')
  const problem = value === sent ? error : null
  const send = () => {
    setSent(value)
    onSubmit()
  }
  return (
    <Form label={label} errors={problemsOf(problem)} onSubmit={() => value && send()}>
      <FormLayout width="full">
        <FormProblem error={problem} />
        {children}
        <Row>
          <ActionButtons label={label} variant={variant} isDisabled={!value} isPending={isPending} onCancel={onClose} />
        </Row>
      </FormLayout>
    </Form>
  )
}

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
