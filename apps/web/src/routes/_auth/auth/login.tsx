import { search, text } from '@dragoman/hooks/list'
import { createFileRoute } from '@tanstack/react-router'
import { LoginForm } from '../../../features/sign-in/LoginForm.tsx'
import { requireStep } from '../../../ground/sign-in-steps.ts'

const loginSearch = search({ redirect: text })

export const Route = createFileRoute('/_auth/auth/login')({
  staticData: { title: 'login.title' },
  validateSearch: loginSearch,
  beforeLoad: ({ context: { session }, search: { redirect } }) => requireStep('/auth/login', session, redirect),
  component: LoginPage,
})

function LoginPage() {
  return <LoginForm redirect={Route.useSearch().redirect} />
}
