import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../shell/links.ts'
import { AccessButtons, AccessPage } from './AccessPage.tsx'

/** What stands where a link for choosing a password was used, has run out, or is not whole. */
export function LinkGone() {
  return (
    <AccessPage title={t('access.go.gone')} text={t('access.go.gone.text')}>
      <AccessButtons>
        <LinkButton to="/users/recover-password" variant="primary" size="large">
          {t('access.reset.again')}
        </LinkButton>
        <LinkButton to="/auth/login" variant="quiet" size="large">
          {t('access.login')}
        </LinkButton>
      </AccessButtons>
    </AccessPage>
  )
}
