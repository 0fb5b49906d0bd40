import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Disclosure } from '@dragoman/ui/Disclosure'
import { FormRow } from '@dragoman/ui/Form'
import { MultiSelect, type Option } from '@dragoman/ui/MultiSelect'
import { Stack } from '@dragoman/ui/Page'
import { TextArea } from '@dragoman/ui/TextArea'
import { useMemo } from 'react'
import { t } from '../../i18n/t.ts'
import type { UnitDraft } from './routing-draft.ts'
import type { UnitChoices } from './use-unit-choices.ts'

export interface RoutedUnitFieldsProps {
  unit: UnitDraft
  /** From 1. */
  position: number
  choices: UnitChoices
  languages: Option[]
  /** Units of the other rows, which this one can't have. */
  taken: readonly (string | null)[]
  isTried: boolean
  onChange: (unit: UnitDraft) => void
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined
}

/** The share of an organizational unit in a request, and the settings of its project. */
export function RoutedUnitFields(props: RoutedUnitFieldsProps) {
  const { unit, position, choices, languages, taken, isTried, onChange, onRemove } = props
  const set = (change: Partial<UnitDraft>) => onChange({ ...unit, ...change })
  const others = taken.filter((id) => id !== unit.uuid).join()
  const free = useMemo(() => choices.units?.filter(({ id }) => !others.includes(id)), [choices.units, others])
  const name = choices.units?.find(({ id }) => id === unit.uuid)?.label
  const title = name ?? t('routing.unitNumber', { position })
  return (
    <Card
      title={title}
      actions={
        onRemove && (
          <Button icon="trash" size="small" onPress={onRemove}>
            {t('routing.removeUnit', { name: title })}
          </Button>
        )
      }
    >
      <Stack>
        <ComboBox
          label={t('routing.unit')}
          isRequired
          options={free}
          value={unit.uuid}
          onChange={(uuid) => set({ uuid })}
          errorMessage={isTried && unit.uuid === null ? t('routing.unitMissing') : undefined}
        />
        <FormRow>
          <MultiSelect
            label={t('routing.targets')}
            selectedLabel={t('routing.targets')}
            description={t('routing.targetsText')}
            isOptional
            options={languages}
            value={unit.targetLanguages}
            onChange={(targetLanguages) => set({ targetLanguages })}
          />
          <MultiSelect
            label={t('routing.types')}
            selectedLabel={t('routing.types')}
            description={t('routing.typesText')}
            isOptional
            options={choices.extensions}
            value={unit.fileExtensions}
            onChange={(fileExtensions) => set({ fileExtensions })}
          />
        </FormRow>
        <Disclosure title={t('routing.project')}>
          <Stack>
            <FormRow>
              <MultiSelect
                label={t('routing.steps')}
                selectedLabel={t('routing.steps')}
                description={t('routing.unitsOwn')}
                isOptional
                maximum={16}
                options={choices.steps}
                value={unit.workflows}
                onChange={(workflows) => set({ workflows })}
              />
              <ComboBox
                label={t('routing.contact')}
                description={t('routing.unitsOwn')}
                isOptional
                options={choices.people}
                value={unit.contact}
                onChange={(contact) => set({ contact })}
              />
            </FormRow>
            <FormRow>
              <MultiSelect
                label={t('routing.memories')}
                selectedLabel={t('routing.memories')}
                description={t('routing.unitsOwn')}
                isOptional
                maximum={50}
                options={choices.memories}
                value={unit.memories}
                onChange={(memories) => set({ memories })}
              />
              <ComboBox
                label={t('routing.priceList')}
                description={t('routing.unitsOwn')}
                isOptional
                options={choices.priceLists}
                value={unit.priceList}
                onChange={(priceList) => set({ priceList })}
              />
            </FormRow>
            <MultiSelect
              label={t('routing.glossaries')}
              selectedLabel={t('routing.glossaries')}
              isOptional
              maximum={50}
              options={choices.glossaries}
              value={unit.glossaries}
              onChange={(glossaries) => set({ glossaries })}
            />
            <TextArea
              label={t('routing.instructions')}
              isOptional
              maxLength={10_000}
              value={unit.instructions}
              onChange={(instructions) => set({ instructions })}
            />
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  )
}
