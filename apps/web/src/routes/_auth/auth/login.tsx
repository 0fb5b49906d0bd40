import { createFileRoute } from '@tanstack/react-router'
import { LoginForm } from '../../../features/sign-in/LoginForm.tsx'
import { search, text } from '../../../list/list-search.ts'
import { holdAt } from '../../../shell/stations.ts'

const loginSearch = search({ redirect: text })

export const Route = createFileRoute('/_auth/auth/login')({
  staticData: { title: 'login.title' },
  validateSearch: loginSearch,
  beforeLoad: ({ context: { session }, search: { redirect } }) => holdAt('/auth/login', session, redirect),
  component: LoginPage,
})

function LoginPage() {
  return <LoginForm redirect={Route.useSearch().redirect} />
}
