import { useSession } from '@dragoman/hooks/session'
import { Button } from '@dragoman/ui/Button'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { flushSync } from 'react-dom'
import { errorText } from '../../errors/error-text.ts'
import { changeIn } from '../../errors/outdated.ts'
import { conflictText } from '../../form/conflict-text.ts'
import { Differences, type Difference } from '../../form/ConflictNotice.tsx'
import { t } from '../../i18n/t.ts'
import type { Edited } from './use-edited.ts'

export interface EditButtonsProps {
  edited: Edited
  isSaving: boolean
  /** The server's refusal, if no field shows it. */
  error: Error | null
  /** The changes by someone else. */
  differences?: readonly Difference[]
  /** Gives up making something new; without it the thing exists. */
  onCancel?: () => void
}

/** Save and discard at the end of a form, with whether anything is unsaved, was overtaken, or was refused. */
export function EditButtons({ edited, isSaving, error, differences = [], onCancel }: EditButtonsProps) {
  const { form, isDirty, overtaken, keep, discard } = edited
  const me = useSession().snapshot.subject?.user.uuid
  const change = changeIn(error)
  const saveMine = () => {
    flushSync(keep)
    form.current?.requestSubmit()
  }
  return (
    <Stack gap={8}>
      {error && !(overtaken && change) && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(error)}
        </InlineAlert>
      )}
      {overtaken && (
        <InlineAlert
          tone="warning"
          isAnnounced
          action={
            <Row>
              <Button size="small" onPress={overtaken}>
                {t('rates.overtaken.load')}
              </Button>
              <Button size="small" onPress={saveMine} isPending={isSaving}>
                {t('shell.conflict.keepMine')}
              </Button>
            </Row>
          }
        >
          {change ? conflictText(change, me) : t('rates.overtaken')}
          <Differences differences={differences} />
        </InlineAlert>
      )}
      <Row>
        <Button type="submit" variant="primary" isDisabled={!onCancel && !isDirty} isPending={isSaving}>
          {onCancel ? t('rates.create') : t('shell.save')}
        </Button>
        {onCancel && <Button onPress={onCancel}>{t('shell.cancel')}</Button>}
        {!onCancel && isDirty && <Button onPress={discard}>{t('rates.discard')}</Button>}
        <span role="status">{isDirty && !onCancel && t('rates.unsaved')}</span>
      </Row>
    </Stack>
  )
}
