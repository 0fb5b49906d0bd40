import { createFileRoute } from '@tanstack/react-router'
import { LoginForm } from '../../../features/login/LoginForm.tsx'
import { search, text } from '../../../list-search.ts'

export const Route = createFileRoute('/_auth/auth/login')({
  staticData: { title: 'login.title' },
  validateSearch: search({ redirect: text }),
  component: LoginPage,
})

function LoginPage() {
  return <LoginForm redirect={Route.useSearch().redirect} />
}
