import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../shell/links.ts'
import { AccessButtons, AccessPage } from './AccessPage.tsx'

/** What stands where somebody else’s sign-in service sent a person back without letting them in. */
export function SsoError() {
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
