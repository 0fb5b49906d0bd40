import type { GlossaryAttribute } from '@dragoman/sdk/operations/glossaries'
import { Button } from '@dragoman/ui/Button'
import { IconButton } from '@dragoman/ui/IconButton'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { t } from '../../../i18n/t.ts'
import styles from './attributes.module.css'
import { attributeTypes } from './attributes.ts'

export interface AttributeFieldsProps {
  attributes: readonly GlossaryAttribute[]
  onChange: (attributes: GlossaryAttribute[]) => void
  /** The choices of the picklists that a glossary offers, by their name; absent where these are what is edited. */
  picklists?: ReadonlyMap<string, string[]>
  isDisabled?: boolean
  isTried: boolean
}

const fresh: GlossaryAttribute = { name: '', type: 'text', value: '' }

/** Attributes of one's own, each with a name, a type, and a value that fits it. */
export function AttributeFields({ attributes, onChange, picklists, isDisabled, isTried }: AttributeFieldsProps) {
  const change = (at: number, changed: Partial<GlossaryAttribute>) =>
    onChange(attributes.map((attribute, index) => (index === at ? { ...attribute, ...changed } : attribute)))
  return (
    <Stack gap={12}>
      {attributes.map((attribute, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place: names may be equal
        <div key={at} role="group" aria-label={attribute.name || t('glossaries.attribute')} className={styles.line}>
          {picklists?.has(attribute.name) ? (
            <Choice
              attribute={attribute}
              choices={picklists.get(attribute.name)!}
              isDisabled={isDisabled}
              onChange={(value) => change(at, { type: 'picklist', value })}
            />
          ) : (
            <>
              <TextField
                label={t('glossaries.attribute.name')}
                isDisabled={isDisabled}
                maxLength={100}
                dir="auto"
                value={attribute.name}
                onChange={(name) => change(at, { name })}
                errorMessage={
                  isTried && attribute.name.trim() === '' && attribute.value.trim() !== ''
                    ? t('glossaries.attribute.nameMissing')
                    : undefined
                }
              />
              <Type attribute={attribute} isDisabled={isDisabled} onChange={(type) => change(at, { type })} />
              <Value
                attribute={attribute}
                areChoices={picklists === undefined}
                isDisabled={isDisabled}
                onChange={(value) => change(at, { value })}
              />
              <IconButton
                icon="x"
                label={t('glossaries.attribute.remove', { name: attribute.name })}
                isDisabled={isDisabled}
                onPress={() => onChange(attributes.filter((_, index) => index !== at))}
              />
            </>
          )}
        </div>
      ))}
      <Row>
        <Button
          size="small"
          icon="plus"
          isDisabled={isDisabled || attributes.length >= 50}
          onPress={() => onChange([...attributes, fresh])}
        >
          {t('glossaries.attribute.add')}
        </Button>
      </Row>
    </Stack>
  )
}

interface FieldProps {
  attribute: GlossaryAttribute
  isDisabled: boolean | undefined
  onChange: (text: string) => void
}

/** The type; one that came with an imported file stays among the others. */
function Type({ attribute: { type }, isDisabled, onChange }: FieldProps) {
  const known = attributeTypes.map((id) => ({ id: id as string, label: t(`glossaries.attribute.type.${id}`) }))
  const isKnown = known.some(({ id }) => id === type)
  return (
    <Select
      label={t('glossaries.attribute.type')}
      isDisabled={isDisabled}
      options={isKnown ? known : [...known, { id: type, label: type }]}
      value={type}
      onChange={onChange}
    />
  )
}

const none = 'none'

/** A value out of the choices of a picklist; one that the glossary has dropped stays until another one is chosen. */
function Choice({ attribute: { name, value }, choices, isDisabled, onChange }: FieldProps & { choices: string[] }) {
  const all = value === '' || choices.includes(value) ? choices : [...choices, value]
  return (
    <Select
      label={name}
      isDisabled={isDisabled}
      options={[{ id: none, label: t('shell.none') }, ...all.map((id) => ({ id: `:${id}`, label: id }))]}
      value={value === '' ? none : `:${value}`}
      onChange={(id) => onChange(id === none ? '' : id.slice(1))}
    />
  )
}

function Value({ attribute: { type, value }, areChoices, isDisabled, onChange }: FieldProps & { areChoices: boolean }) {
  const label = t('glossaries.attribute.value')
  if (type === 'boolean') {
    const options = [
      { id: none, label: t('shell.none') },
      { id: 'true', label: t('shell.yes') },
      { id: 'false', label: t('shell.no') },
    ]
    const shown = options.some(({ id }) => id === value) ? value : none
    return (
      <Select
        label={label}
        isDisabled={isDisabled}
        options={options}
        value={shown}
        onChange={(id) => onChange(id === none ? '' : id)}
      />
    )
  }
  const isList = type === 'picklist' && areChoices
  return (
    <TextField
      label={isList ? t('glossaries.attribute.choices') : label}
      description={isList ? t('glossaries.attribute.choices.text') : undefined}
      placeholder={type === 'date' ? t('glossaries.attribute.date.text') : undefined}
      isDisabled={isDisabled}
      maxLength={2000}
      dir="auto"
      value={value}
      onChange={onChange}
    />
  )
}
