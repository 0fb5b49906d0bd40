import { createFileRoute } from '@tanstack/react-router'
import { GoPage } from '../../features/sign-in/GoPage.tsx'

// Exempt from the authentication check (rule auth.go).
export const Route = createFileRoute('/_auth/go/{-$code}/{-$token}')({
  staticData: { title: 'access.go.title' },
  component: GoRoute,
})

function GoRoute() {
  const { code, token } = Route.useParams()
  return <GoPage code={code} token={token} />
}
