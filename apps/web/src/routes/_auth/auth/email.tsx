import { createFileRoute } from '@tanstack/react-router'
import { MailedCode } from '../../../features/sign-in/MailedCode.tsx'
import { holdAt } from '../../../shell/stations.ts'

export const Route = createFileRoute('/_auth/auth/email')({
  staticData: { title: 'access.email.title' },
  beforeLoad: ({ context: { session } }) => holdAt('/auth/email', session),
  component: EmailPage,
})

function EmailPage() {
  return <MailedCode />
}
