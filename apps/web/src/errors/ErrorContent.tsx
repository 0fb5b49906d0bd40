import { isHttpError } from '@dragoman/sdk/errors'
import { ErrorState } from '@dragoman/ui/ErrorState'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Page, PageBody } from '@dragoman/ui/Page'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { Rich } from '../i18n/Rich.tsx'
import { t } from '../i18n/t.ts'
import { isMissingPart, reload } from '../ground/chunk-reload.ts'
import { LinkButton } from '../ground/links.ts'
import { errorText, grantorsText, missingPermissions, requestIdOf, statusOf, permissionNames } from './error-text.ts'

/** The content of an error page: what went wrong, its status, how to go on. */
export function ErrorContent({ error, reset }: ErrorComponentProps) {
  return isHttpError(error, 403) ? <ForbiddenPage error={error} /> : <FailedPage error={error} reset={reset} />
}

function FailedPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const requestId = requestIdOf(error)
  const retry = async () => {
    if (isMissingPart(error)) return reload()
    await queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
    reset()
    await router.invalidate()
  }
  return (
    <Page>
      <PageHeader title={t('shell.error.default')} />
      <PageBody>
        <ErrorState
          title={errorText(error) || t('shell.error.default')}
          retry={{ onRetry: () => void retry() }}
          action={<LinkButton to="/">{t('shell.notFound.back')}</LinkButton>}
          request={
            requestId
              ? {
                  id: requestId,
                }
              : undefined
          }
        >
          {t('shell.error.status', { status: statusOf(error) })}
        </ErrorState>
      </PageBody>
    </Page>
  )
}

function ForbiddenPage({ error }: { error: unknown }) {
  const permissions = permissionNames(missingPermissions(error))
  return (
    <Page>
      <PageHeader title={t('shell.forbidden.title')} />
      <PageBody>
        <EmptyState
          kind="no-permission"
          title={t('shell.error.status', { status: 403 })}
          action={<LinkButton to="/">{t('shell.notFound.back')}</LinkButton>}
        >
          {permissions ? (
            <>
              <Rich id="shell.forbidden.text" values={{ permissions }} tags={{ code: (code) => <code>{code}</code> }} />{' '}
              {grantorsText(error) || t('shell.grantors.unknown')}
            </>
          ) : (
            t('shell.forbidden.unknown')
          )}
        </EmptyState>
      </PageBody>
    </Page>
  )
}
