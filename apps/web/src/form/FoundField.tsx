import { ComboBox, type ComboBoxProps } from '@dragoman/ui/ComboBox'
import { useState } from 'react'

interface Choice {
  id: string
  label: string
}

export interface FoundFieldProps extends Pick<ComboBoxProps, 'label' | 'placeholder' | 'errorMessage' | 'isOptional'> {
  value: string | null
  /** The thing of that value, where one is chosen at the beginning. */
  present?: Choice | undefined
  onChange: (value: string | null) => void
  /** Those that come first as long as nothing is typed. */
  first?: readonly Choice[] | undefined
  /** The things that were found; undefined while they load. */
  found: readonly Choice[] | undefined
  /** Looks for things by a text; all of them, in their order, for an empty one. */
  onSearch: (text: string) => void
}

/** A thing that is found by what is typed: an account can have thousands. */
export function FoundField({ value, present, onChange, first = [], found, onSearch, ...field }: FoundFieldProps) {
  const [typed, setTyped] = useState(present?.label ?? '')
  const [chosen, setChosen] = useState(present ?? null)
  const isAsked = typed.trim() !== '' && typed !== chosen?.label
  const all = isAsked || !found ? found : [...first, ...found.filter(({ id }) => !first.some((own) => own.id === id))]
  const isMissing = chosen !== null && !isAsked && all && !all.some(({ id }) => id === chosen.id)
  const options = all && (isMissing ? [chosen, ...all] : [...all])
  return (
    <ComboBox
      {...field}
      isRequired={!field.isOptional}
      options={options}
      isFiltered
      menuTrigger="focus"
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text)
        onSearch(text === chosen?.label ? '' : text.trim())
        if (text !== '' || !field.isOptional || value === null) return
        setChosen(null)
        onChange(null)
      }}
      value={value}
      // Also called when the focus leaves, with the choice that stays: what was typed beside it goes.
      onChange={(id) => {
        const option = [...(options ?? []), chosen].find((each) => each?.id === id) ?? null
        setChosen(option)
        setTyped(option?.label ?? '')
        onSearch('')
        onChange(id)
      }}
    />
  )
}
