import { createFileRoute } from '@tanstack/react-router'
import { SsoError } from '../../../features/sign-in/SsoError.tsx'

// Exempt from the authentication check (rule auth.ssoError).
export const Route = createFileRoute('/_auth/auth/sso-error')({
  staticData: { title: 'access.sso.title' },
  component: SsoErrorPage,
})

function SsoErrorPage() {
  return <SsoError />
}
