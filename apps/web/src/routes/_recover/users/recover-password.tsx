import { createFileRoute } from '@tanstack/react-router'
import { RecoverPassword } from '../../../features/sign-in/RecoverPassword.tsx'

export const Route = createFileRoute('/_recover/users/recover-password')({
  staticData: { title: 'access.recover.title', areas: ['login'] },
  component: RecoverPage,
})

function RecoverPage() {
  return <RecoverPassword />
}
