import { ErrorState } from '@dragoman/ui/ErrorState'
import { t } from '../i18n/t.ts'
import { reload } from '../ground/chunk-reload.ts'
import { errorText, requestIdOf } from './error-text.ts'

/** A message where part of a page failed to load, with a way to try again. */
export function RegionError({ error, onRetry, isPending }: { error: Error; onRetry: () => void; isPending?: boolean }) {
  const id = requestIdOf(error)
  return (
    <ErrorState title={t('shell.regionFailed')} retry={{ onRetry, isPending }} request={id ? { id } : undefined}>
      {errorText(error)}
    </ErrorState>
  )
}

/** The same where the part's own code could not be loaded. */
export const missingRegion = (error: Error) => <RegionError error={error} onRetry={() => void reload()} />
