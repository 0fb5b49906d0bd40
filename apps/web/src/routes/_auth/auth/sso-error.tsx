import { createFileRoute } from '@tanstack/react-router'
import { t } from '../../../i18n/t.ts'
import { LinkButton } from '../../../shell/links.ts'
import { AccessButtons, AccessPage } from '../../../features/sign-in/AccessPage.tsx'

// Exempt from the authentication check (rule auth.ssoError).
export const Route = createFileRoute('/_auth/auth/sso-error')({
  staticData: { title: 'access.sso.title' },
  component: SsoErrorPage,
})

function SsoErrorPage() {
  return <SsoError />
}

/** What stands where somebody else’s sign-in service sent a person back without letting them in. */
function SsoError() {
  return (
    <AccessPage title={t('access.sso.title')} text={t('access.sso.text')}>
      <AccessButtons>
        <LinkButton to="/auth/login" variant="primary" size="large">
          {t('access.login')}
        </LinkButton>
      </AccessButtons>
    </AccessPage>
  )
}
