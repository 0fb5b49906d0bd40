import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Availability } from '@dragoman/sdk/operations/availability'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Row, Stack } from '@dragoman/ui/Page'
import { useRef, useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { ConflictNotice } from '../../../form/ConflictNotice.tsx'
import { focusFirstProblem } from '../../../form/FormDialog.tsx'
import { clashesOf, mergeValues } from '../../../form/merge-values.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { useUnsavedGuard } from '../../../ground/unsaved.ts'
import { usualWordsPerDay } from '../person-values.ts'
import styles from './Availability.module.css'
import { ChangedBy } from './ChangedBy.tsx'
import { bodyOf, isRight, valuesOf, valueText, type AvailabilityValues } from './availability-values.ts'
import { DaysOffFields } from './DaysOffFields.tsx'
import { WeekFields } from './WeekFields.tsx'

const labels = {
  wordsPerDay: 'users.wordsPerDay',
  week: 'availability.week',
  daysOff: 'availability.daysOff',
} as const

/** When a person works and when they are away, to change it. */
export function AvailabilityForm({ userUUID, availability }: { userUUID: string; availability: Availability }) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<AvailabilityValues | null>(null)
  const [isTried, setTried] = useState(false)
  const save = useVersionedMutation(api.availability.update, availability, {
    meta: { showsErrors: true },
    onTakeTheirs: () => setTyped(null),
  })
  const base = valuesOf(save.base)
  const values = typed ?? base
  const isDirty = JSON.stringify(values) !== JSON.stringify(base)
  save.follow(isDirty)
  useUnsavedGuard(isDirty && !save.isPending)
  const set = (change: Partial<AvailabilityValues>) => setTyped({ ...values, ...change })
  const theirs = save.conflict && valuesOf(save.conflict.present)
  const paramsOf = (wanted: AvailabilityValues) => ({ path: { userUUID }, body: bodyOf(wanted) })
  const saved = () => {
    setTyped(null)
    setTried(false)
    showToast({ tone: 'success', title: t('availability.saved') })
  }
  const keepMine = () => {
    if (!theirs) return
    const merged = mergeValues(base, values, theirs)
    setTyped(merged)
    save.conflict?.keepMine(paramsOf(merged))
  }
  const submit = () => {
    setTried(true)
    if (!isRight(values)) focusFirstProblem(form)
    else if (theirs) keepMine()
    else save.mutate(paramsOf(values), { onSuccess: saved })
  }
  const discard = () => {
    save.reset()
    save.restart()
    setTyped(null)
    setTried(false)
  }
  return (
    <Form ref={form} label={t('availability.title')} onSubmit={submit}>
      <Stack>
        <Card title={t('availability.title')} description={t('availability.text')}>
          <Stack>
            <ConflictNotice
              conflict={save.conflict}
              differences={
                theirs &&
                clashesOf(base, values, theirs).map(({ field }) => ({
                  label: t(labels[field]),
                  mine: valueText(field, values),
                  theirs: valueText(field, theirs),
                }))
              }
              onKeepMine={keepMine}
              isPending={save.isPending}
            />
            <div className={styles.words}>
              <NumberField
                label={t('users.wordsPerDay')}
                description={t('users.wordsPerDayText', { count: formatNumber(usualWordsPerDay) })}
                isOptional
                minValue={100}
                maxValue={100_000}
                step={100}
                value={values.wordsPerDay ?? Number.NaN}
                onChange={(next) => set({ wordsPerDay: Number.isNaN(next) ? null : next })}
              />
            </div>
            <Stack gap={8}>
              <p>{t('availability.weekText', { zone: availability.timezone })}</p>
              <WeekFields value={values.week} onChange={(week) => set({ week })} />
              {values.week.length === 0 && <InlineAlert tone="warning">{t('availability.weekMissing')}</InlineAlert>}
            </Stack>
          </Stack>
        </Card>
        <Card title={t('availability.daysOff')} description={t('availability.daysOffText')}>
          <DaysOffFields value={values.daysOff} onChange={(daysOff) => set({ daysOff })} isTried={isTried} />
        </Card>
        {save.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(save.error)}
          </InlineAlert>
        )}
        <Row>
          <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={save.isPending}>
            {t('shell.save')}
          </Button>
          {isDirty && <Button onPress={discard}>{t('users.discard')}</Button>}
          <ChangedBy change={availability.lastChange} />
        </Row>
      </Stack>
    </Form>
  )
}
