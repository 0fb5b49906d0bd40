import { createFileRoute } from '@tanstack/react-router'
import { MailedCode } from '../../../features/sign-in/MailedCode.tsx'
import { requireStep } from '../../../ground/sign-in-steps.ts'

export const Route = createFileRoute('/_auth/auth/email')({
  staticData: { title: 'access.email.title' },
  beforeLoad: ({ context: { session } }) => requireStep('/auth/email', session),
  component: EmailPage,
})

function EmailPage() {
  return <MailedCode />
}
