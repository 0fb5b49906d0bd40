import { MultiSelect, type MultiSelectProps, type Option } from '@dragoman/ui/MultiSelect'
import { useState } from 'react'

export interface FoundMultiSelectProps extends Omit<
  MultiSelectProps,
  'options' | 'isFiltered' | 'chosenOptions' | 'inputValue' | 'onInputChange'
> {
  /** The things that were found; undefined while they load. */
  found: Option[] | undefined
  /** Looks for things by a text; all of them, in their order, for an empty one. */
  onSearch: (text: string) => void
}

/** Several things that are found by what is typed: an account can have thousands. */
export function FoundMultiSelect({ found, onSearch, value, onChange, ...field }: FoundMultiSelectProps) {
  // A search for the next one leaves those that are chosen out of what is found.
  const [chosen, setChosen] = useState<readonly Option[]>([])
  return (
    <MultiSelect
      {...field}
      options={found}
      isFiltered
      chosenOptions={chosen}
      value={value}
      onChange={(ids) => {
        const known = [...chosen, ...(found ?? [])]
        setChosen(ids.flatMap((id) => known.find((option) => option.id === id) ?? []))
        onChange(ids)
      }}
      onInputChange={(text) => onSearch(text.trim())}
    />
  )
}
