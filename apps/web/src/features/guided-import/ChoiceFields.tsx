import type { Import, ImportChoice, ImportFile, ImportKind } from '@dragoman/sdk/operations/imports'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormLayout } from '@dragoman/ui/Form'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'

export interface ChoiceFieldsProps {
  whole: Import
  file: ImportFile
  isLocked: boolean
  onChoose: (choice: ImportChoice) => void
}

const ofTables: readonly ImportKind[] = ['PEOPLE', 'RATES', 'GLOSSARY', 'MEMORY', 'NONE']

/** The kinds that a file of this name can be. */
function kindsOf({ path, choice }: ImportFile): readonly ImportKind[] {
  if (/\.(?:csv|tsv|xlsx)$/i.test(path)) return ofTables
  if (/\.tmx(?:\.gz)?$/i.test(path)) return ['MEMORY', 'NONE']
  if (/\.tbx$/i.test(path)) return ['GLOSSARY', 'NONE']
  return choice.kind === 'NONE' && choice.sourceLocale === undefined ? ['NONE'] : ['TRANSLATIONS', 'SOURCE', 'NONE']
}

/** How a file as a whole is understood: its kind, its languages, and where it goes. */
export function ChoiceFields({ whole, file, isLocked, onChoose }: ChoiceFieldsProps) {
  const languages = useLanguageOptions()
  const { choice } = file
  const kind = choice.kind ?? 'NONE'
  const goesInto = kind === 'MEMORY' || kind === 'TRANSLATIONS' ? 'MEMORY' : kind === 'GLOSSARY' ? 'GLOSSARY' : null
  const sources = whole.files.filter((one) => one.choice.kind === 'SOURCE' || one.uuid === choice.sourceFileUuid)
  return (
    <FormLayout width="page">
      <Select
        label={t('guidedImport.kind')}
        options={kindsOf(file).map((id) => ({ id, label: t(`guidedImport.kind.${id}`) }))}
        value={kind}
        isDisabled={isLocked}
        onChange={(next) => onChoose({ kind: next as ImportKind })}
      />
      {goesInto && (
        <IntoField key={choice.intoName} into={goesInto} choice={choice} isLocked={isLocked} onChoose={onChoose} />
      )}
      {goesInto && (
        <ComboBox
          label={t('guidedImport.source')}
          options={languages}
          value={choice.sourceLocale ?? whole.sourceLocale}
          isDisabled={isLocked}
          onChange={(next) => next !== null && onChoose({ sourceLocale: next })}
        />
      )}
      {kind === 'TRANSLATIONS' && (
        <>
          <ComboBox
            label={t('guidedImport.target')}
            options={languages}
            value={choice.targetLocale ?? null}
            isDisabled={isLocked}
            onChange={(next) => next !== null && onChoose({ targetLocale: next })}
          />
          <Select
            label={t('guidedImport.sourceFile')}
            options={sources.map(({ uuid, path }) => ({ id: uuid, label: path }))}
            value={choice.sourceFileUuid ?? null}
            isDisabled={isLocked}
            onChange={(next) => onChoose({ sourceFileUuid: next })}
          />
        </>
      )}
    </FormLayout>
  )
}

interface IntoFieldProps extends Pick<ChoiceFieldsProps, 'isLocked' | 'onChoose'> {
  into: 'MEMORY' | 'GLOSSARY'
  choice: ImportChoice
}

/** The name of the memory or glossary. One that exists already is added to. */
function IntoField({ into, choice, isLocked, onChoose }: IntoFieldProps) {
  const [name, setName] = useState(choice.intoName ?? '')
  const keep = () => {
    const wanted = name.trim()
    if (wanted !== '' && wanted !== choice.intoName) onChoose({ intoName: wanted })
  }
  return (
    <TextField
      label={t(`guidedImport.into.${into}`)}
      description={choice.intoUuid === undefined ? undefined : t('guidedImport.into.existing')}
      value={name}
      isDisabled={isLocked}
      onChange={setName}
      onBlur={keep}
    />
  )
}
