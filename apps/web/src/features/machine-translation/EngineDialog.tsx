import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { AiProvider } from '@dragoman/sdk/operations/aiKeys'
import type { MtEngine, MtEngineInput } from '@dragoman/sdk/operations/mtEngines'
import { ifMatch } from '@dragoman/sdk/versions'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { Switch } from '@dragoman/ui/Switch'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { providerNames, providersOf, type EngineKind } from './engine-kinds.ts'
import { UnitField } from './UnitField.tsx'

export interface EngineDialogProps {
  kind: EngineKind
  accountUUID: string
  defaultPrompt: string
  /** The one to change; a new one without. */
  engine?: MtEngine
  /** Its place in the order. */
  next: number
  onClose: () => void
}

/** An engine to add or to change. */
export function EngineDialog({ kind, accountUUID, defaultPrompt, engine, next, onClose }: EngineDialogProps) {
  const languages = useLanguageOptions()
  const providers: readonly AiProvider[] = providersOf[kind]
  const [begin] = useState(() => ({
    name: engine?.name ?? '',
    provider: engine?.provider ?? providers[0]!,
    model: engine?.model ?? '',
    source: engine?.sourceLocale ?? null,
    target: engine?.targetLocale ?? null,
    unit: engine?.orgUnit?.uuid ?? null,
    position: next,
    enabled: engine?.enabled ?? true,
    prompt: engine?.prompt ?? defaultPrompt,
    budget: engine?.monthlyCharacters ?? Number.NaN,
    pace: engine?.requestsPerMinute ?? Number.NaN,
    price: engine?.pricePerMillion ?? Number.NaN,
  }))
  const [values, setValues] = useState(begin)
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const create = useMutation({ ...mutation(api.mtEngines.create), meta: { showsErrors: true } })
  const update = useMutation({ ...mutation(api.mtEngines.update), meta: { showsErrors: true } })
  const [name, model, prompt] = [values.name.trim(), values.model.trim(), values.prompt.trim()]
  const isModel = kind === 'LLM'
  const save = () => {
    const body: MtEngineInput = {
      name,
      provider: values.provider,
      position: values.position,
      enabled: values.enabled,
      ...(isModel && { model }),
      prompt: isModel && prompt !== '' && prompt !== defaultPrompt ? prompt : null,
      sourceLocale: values.source,
      targetLocale: values.target,
      orgUnitUuid: values.unit,
      monthlyCharacters: numberOrNull(values.budget),
      requestsPerMinute: numberOrNull(values.pace),
      pricePerMillion: numberOrNull(values.price),
    }
    const onSuccess = () => {
      showToast({ tone: 'success', title: t('engines.saved', { name }) })
      onClose()
    }
    if (engine)
      update.mutate({ path: { accountUUID, engineUUID: engine.uuid }, headers: ifMatch(engine), body }, { onSuccess })
    else create.mutate({ path: { accountUUID }, body }, { onSuccess })
  }
  const language = (key: 'source' | 'target') => (
    <ComboBox
      label={t(`engines.${key}`)}
      isOptional
      placeholder={t('engines.every')}
      options={languages}
      value={values[key]}
      onChange={(value) => set({ [key]: value })}
    />
  )
  return (
    <FormDialog
      title={engine ? t('engines.editTitle', { name: engine.name }) : t('engines.add')}
      isDirty={JSON.stringify(values) !== JSON.stringify(begin)}
      isRight={name !== '' && (!isModel || model !== '')}
      onSave={save}
      saveLabel={engine ? t('shell.save') : t('engines.add')}
      isPending={create.isPending || update.isPending}
      error={create.error ?? update.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('engines.name')}
            isRequired
            maxLength={60}
            value={values.name}
            onChange={(value) => set({ name: value })}
            errorMessage={isTried && name === '' ? t('engines.nameMissing') : undefined}
          />
          <Select
            label={t('engines.provider')}
            options={providers.map((id) => ({ id, label: providerNames[id] }))}
            value={values.provider}
            onChange={(id) => set({ provider: providers.find((each) => each === id) ?? values.provider })}
          />
          {isModel && (
            <TextField
              label={t('engines.model')}
              isRequired
              maxLength={100}
              value={values.model}
              onChange={(value) => set({ model: value })}
              errorMessage={isTried && model === '' ? t('engines.modelMissing') : undefined}
            />
          )}
          {language('source')}
          {language('target')}
          <UnitField value={values.unit} onChange={(unit) => set({ unit })} />
          <NumberField
            label={t('engines.order')}
            description={t('engines.orderText')}
            minValue={1}
            maxValue={100}
            value={values.position}
            onChange={(position) => set({ position: Number.isNaN(position) ? 1 : position })}
          />
          <NumberField
            label={t('engines.budget')}
            description={t('engines.budgetText')}
            isOptional
            minValue={1}
            maxValue={1_000_000_000}
            value={values.budget}
            onChange={(budget) => set({ budget })}
          />
          <NumberField
            label={t('engines.pace')}
            description={t('engines.paceText')}
            isOptional
            minValue={1}
            maxValue={100_000}
            value={values.pace}
            onChange={(pace) => set({ pace })}
          />
          <NumberField
            label={t(`engines.price.${kind}`)}
            isOptional
            minValue={0}
            maxValue={1_000_000}
            value={values.price}
            onChange={(price) => set({ price })}
          />
          {isModel && (
            <TextArea
              label={t('engines.prompt')}
              description={t('engines.promptText', {
                placeholders: '{sourceLanguage} {targetLanguage} {terms} {examples}',
              })}
              rows={8}
              maxLength={4000}
              value={values.prompt}
              onChange={(value) => set({ prompt: value })}
            />
          )}
          <Switch isSelected={values.enabled} onChange={(enabled) => set({ enabled })}>
            {t('engines.enabled')}
          </Switch>
        </>
      )}
    </FormDialog>
  )
}

const numberOrNull = (value: number) => (Number.isNaN(value) ? null : value)
