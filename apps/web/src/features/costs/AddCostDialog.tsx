import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { LangPairCost } from '@dragoman/sdk/operations/costs'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { FormRow } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { NumberField } from '@dragoman/ui/NumberField'
import { Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { enumWord } from '../../i18n/enum-word.ts'
import { languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { useUnsavedGuard } from '../../shell/unsaved.ts'

const types = ['SERVICE', 'SURCHARGE', 'DISCOUNT'] as const
const units = ['FIXED', 'WORD', 'HOUR', 'DAY', 'PAGE'] as const
const wholeProject = 'project'

export interface AddCostDialogProps {
  projectUuid: string
  currency: string
  pairs: readonly LangPairCost[]
  onClose: () => void
}

/** Adds a cost by hand. A discount is typed as a positive price, and taken off. */
export function AddCostDialog({ projectUuid, currency, pairs, onClose }: AddCostDialogProps) {
  const [values, setValues] = useState({
    description: '',
    reason: '',
    costType: 'SERVICE',
    unitType: 'FIXED',
    units: 1,
    price: 0,
    pair: wholeProject,
  })
  const set = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  const add = useMutation({ ...mutation(api.costs.createManual), meta: { showsErrors: true } })
  const { description, reason, costType, unitType, price } = values
  const pair = pairs.find(({ line }) => line === values.pair)
  useUnsavedGuard(description !== '' && !add.isSuccess)
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (price === 0) return
    add.mutate(
      {
        path: { projectUUID: projectUuid },
        body: {
          description: description.trim(),
          costType,
          unitType,
          units: values.units,
          costPerUnit: costType === 'DISCOUNT' ? -Math.abs(price) : price,
          ...(reason.trim() && { reason: reason.trim() }),
          ...(pair && { sourceLanguage: pair.sourceLang, targetLanguage: pair.targetLang }),
        },
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('costs.add')}
      labels={{ close: t('shell.close') }}
      footer={
        <>
          <Button variant="primary" onPress={submit} isPending={add.isPending} isDisabled={description.trim() === ''}>
            {t('costs.add')}
          </Button>
          <Button onPress={onClose}>{t('shell.cancel')}</Button>
        </>
      }
    >
      <Stack gap={16}>
        <TextField label={t('costs.description')} value={description} onChange={(next) => set({ description: next })} isRequired />
        <FormRow>
          <Select
            label={t('costs.type')}
            options={types.map((id) => ({ id, label: t(`costs.band.${id}`) }))}
            value={costType}
            onChange={(next) => set({ costType: next })}
          />
          <Select
            label={t('costs.unit')}
            options={units.map((id) => ({ id, label: enumWord('costUnit', id) }))}
            value={unitType}
            onChange={(next) => set({ unitType: next })}
          />
        </FormRow>
        <FormRow>
          <NumberField
            label={t('costs.quantity')}
            value={values.units}
            onChange={(next) => set({ units: Number.isNaN(next) ? 1 : next })}
            minValue={0}
          />
          <NumberField
            label={t('costs.unitPrice')}
            value={price}
            onChange={(next) => set({ price: Number.isNaN(next) ? 0 : next })}
            errorMessage={isTried && price === 0 ? t('costs.priceNeeded') : undefined}
            formatOptions={{ style: 'currency', currency, maximumFractionDigits: 6 }}
          />
        </FormRow>
        <Select
          label={t('costs.for')}
          options={[
            { id: wholeProject, label: t('costs.wholeProject') },
            ...pairs.map(({ line, sourceLang, targetLang }) => ({
              id: line,
              label: t('costs.pair', { source: languageName(sourceLang), target: languageName(targetLang) }),
            })),
          ]}
          value={values.pair}
          onChange={(next) => set({ pair: next })}
        />
        <TextField
          label={t('costs.reason')}
          optionalLabel={t('shell.optional')}
          value={reason}
          onChange={(next) => set({ reason: next })}
        />
        {add.error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(add.error)}
          </InlineAlert>
        )}
      </Stack>
    </Dialog>
  )
}
