import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { ProgressBar } from '@dragoman/ui/ProgressBar'
import { errorText } from '../../errors/error-text.ts'
import { t } from '../../i18n/t.ts'
import { leftOutText } from './change-words.ts'
import type { TextChangeState } from './use-text-change.ts'

/** How far a change is, what it has changed, and its undo. */
export function ChangeOutcome({ state }: { state: TextChangeState }) {
  const { change, error } = state
  if (error) return <InlineAlert tone="danger">{errorText(error)}</InlineAlert>
  if (state.isChanging) return <ProgressBar label={t('textChanges.running')} value={change?.progress} />
  if (!change) return null
  if (change.status === 'FAILED') return <InlineAlert tone="danger">{t('textChanges.failed')}</InlineAlert>
  if (change.status === 'UNDONE')
    return <InlineAlert tone="info">{t('textChanges.undone', { count: change.restored ?? 0 })}</InlineAlert>
  return (
    <InlineAlert
      tone="success"
      action={
        change.changed > 0 && (
          <Button size="small" icon="undo" isPending={state.isUndoing} onPress={state.undo}>
            {t('textChanges.undo')}
          </Button>
        )
      }
    >
      {[t('textChanges.done', { count: change.changed }), leftOutText(change.leftOut)].filter(Boolean).join(' · ')}
    </InlineAlert>
  )
}
