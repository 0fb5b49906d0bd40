import { search, text } from '@dragoman/hooks/list'
import { createFileRoute } from '@tanstack/react-router'
import { SsoError } from '../../../features/sso/SsoError.tsx'

const time = (raw: unknown): number | undefined => (/^\d{1,15}$/.test(String(raw)) ? Number(raw) : undefined)

// Exempt from the authentication check (rule auth.ssoError).
export const Route = createFileRoute('/_auth/auth/sso-error')({
  staticData: { title: 'access.sso.title', areas: ['sso'] },
  validateSearch: search({ problem: text, id: text, at: time }),
  component: SsoErrorPage,
})

function SsoErrorPage() {
  return <SsoError {...Route.useSearch()} />
}
