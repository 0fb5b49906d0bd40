import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ComboBox, type ComboBoxProps } from '@dragoman/ui/ComboBox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

export interface ProjectFieldProps extends Pick<ComboBoxProps, 'label' | 'errorMessage' | 'isOptional'> {
  value: string | null
  /** The project of that value, where one is chosen at the beginning. */
  present?: { id: string; label: string } | undefined
  onChange: (value: string | null) => void
}

/** A project, found by what is typed: an account can have thousands. */
export function ProjectField({ value, present, onChange, ...field }: ProjectFieldProps) {
  const [typed, setTyped] = useState(present?.label ?? '')
  const [chosen, setChosen] = useState(present ?? null)
  const wanted = useDeferredValue(typed === chosen?.label ? '' : typed.trim())
  const { data } = useQuery({
    ...query(api.projects.list, { query: { size: 20, ...(wanted && { q: wanted }) } }),
    placeholderData: keepPreviousData,
  })
  const found = data?.content.map(({ uuid, name, reference }) => ({ id: uuid, label: reference || name }))
  const isMissing = chosen !== null && wanted === '' && found && !found.some(({ id }) => id === chosen.id)
  const options = isMissing ? [chosen, ...found] : found
  return (
    <ComboBox
      {...field}
      isRequired={!field.isOptional}
      options={options}
      isFiltered
      menuTrigger="focus"
      inputValue={typed}
      onInputChange={setTyped}
      value={value}
      onChange={(id) => {
        const option = options?.find((each) => each.id === id) ?? null
        setChosen(option)
        if (option) setTyped(option.label)
        onChange(id)
      }}
    />
  )
}
