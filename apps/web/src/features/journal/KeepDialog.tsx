import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { JournalSettings } from '@dragoman/sdk/operations/journal'
import { ifMatch } from '@dragoman/sdk/versions'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

export interface KeepDialogProps {
  accountUUID: string
  settings: JournalSettings
  onClose: () => void
}

/** Days that an entry can be kept, and what is offered first. */
const days = { least: 90, most: 3650, usual: 730 }

/** How long the journal is kept: forever, or for some days. */
export function KeepDialog({ accountUUID, settings, onClose }: KeepDialogProps) {
  const [keepDays, setKeepDays] = useState(settings.keepDays)
  const save = useMutation({ ...mutation(api.journal.updateSettings), meta: { showsErrors: true } })
  const isRight = keepDays === null || (keepDays >= days.least && keepDays <= days.most)
  const submit = () =>
    save.mutate(
      { path: { accountUUID }, headers: ifMatch(settings), body: { keepDays } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('journal.keepSaved') })
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={t('journal.keepTitle')}
      isDirty={keepDays !== settings.keepDays}
      isRight={isRight}
      onSave={submit}
      isPending={save.isPending}
      error={save.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Switch
            isReversed
            isSelected={keepDays === null}
            onChange={(isForever) => setKeepDays(isForever ? null : days.usual)}
          >
            {t('journal.keepForever')}
          </Switch>
          {keepDays !== null && (
            <>
              <NumberField
                label={t('journal.keepDays')}
                description={t('journal.keepDaysText', { least: days.least, most: days.most })}
                value={keepDays}
                onChange={setKeepDays}
                errorMessage={
                  isTried && !isRight ? t('journal.keepDaysWrong', { least: days.least, most: days.most }) : undefined
                }
              />
              <InlineAlert tone="warning">{t('journal.keepWarning')}</InlineAlert>
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
