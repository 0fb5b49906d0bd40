import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { t } from '../i18n/t.ts'

/** A list that its filters leave empty, or whose filters can't be read. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      kind="no-match"
      title={t('shell.table.noMatch')}
      action={<Button onPress={onClear}>{t('shell.table.clearFilters')}</Button>}
    >
      {t('shell.table.noMatchText')}
    </EmptyState>
  )
}
