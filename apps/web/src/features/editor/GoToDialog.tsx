import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { NumberField } from '@dragoman/ui/NumberField'
import { useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import type { Editing } from './drafts/editing.ts'

/** Goes to a segment by its number, which is quicker than walking there. */
export function GoToDialog({ editing, onClose }: { editing: Editing; onClose: () => void }) {
  const { store } = editing
  const last = store.count() === 0 ? 0 : store.indexOf(store.count() - 1) + 1
  const [number, setNumber] = useState<number>()
  const go = () => {
    const row = number === undefined ? undefined : store.rowAt(number - 1)
    if (row === undefined) return
    onClose()
    editing.show(store.idOf(row))
  }
  return (
    <Dialog
      size="small"
      title={t('editor.goTo')}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button type="submit" form={formId} variant="primary" isDisabled={number === undefined}>
          {t('editor.goTo.go')}
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <NumberField
          label={t('editor.goTo.number')}
          description={t('editor.goTo.range', { last: formatNumber(last) })}
          minValue={1}
          maxValue={last}
          onChange={(value) => setNumber(Number.isNaN(value) ? undefined : value)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the window is for
          autoFocus
        />
      </form>
    </Dialog>
  )
}

const formId = 'go-to-segment'
