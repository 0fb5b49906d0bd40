import { CopyableId } from '@dragoman/ui/CopyButton'
import { DescriptionList, Property } from '@dragoman/ui/DescriptionList'
import { formatFullTimestamp } from '../../i18n/format-days.ts'
import { t } from '../../i18n/t.ts'
import { LinkButton } from '../../ground/links.ts'
import { AccessButtons, AccessPage } from '../sign-in/AccessPage.tsx'
import { problemText } from './sso-words.ts'

export interface SsoErrorProps {
  problem?: string | undefined
  id?: string | undefined
  /** Epoch milliseconds. */
  at?: number | undefined
}

/**
 * The error page of a failed sign-in through a provider: which check, when, and the id that administrators find it by.
 */
export function SsoError({ problem, id, at }: SsoErrorProps) {
  const isKnown = id !== undefined && /^[\da-f-]{36}$/.test(id)
  return (
    <AccessPage title={t('access.sso.title')} text={problemText(problem)}>
      {isKnown && (
        <>
          <p>{t('sso.errorHelp')}</p>
          <DescriptionList>
            <Property term={t('sso.errorId')}>
              <CopyableId value={id} labels={{ copy: t('sso.copyId') }} />
            </Property>
            {at !== undefined && <Property term={t('sso.errorTime')}>{formatFullTimestamp(at)}</Property>}
          </DescriptionList>
        </>
      )}
      <AccessButtons>
        <LinkButton to="/auth/login" variant="primary" size="large">
          {t('access.login')}
        </LinkButton>
      </AccessButtons>
    </AccessPage>
  )
}
