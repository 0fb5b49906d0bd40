import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ComboBox, type ComboBoxProps } from '@dragoman/ui/ComboBox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

export interface ProjectFieldProps extends Pick<ComboBoxProps, 'label' | 'errorMessage'> {
  value: string | null
  onChange: (value: string | null) => void
}

/** A project, found by what is typed: an account can have thousands. */
export function ProjectField({ value, onChange, ...field }: ProjectFieldProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ id: string; label: string } | null>(null)
  const wanted = useDeferredValue(typed === chosen?.label ? '' : typed.trim())
  const { data } = useQuery({
    ...query(api.projects.list, { query: { size: 20, ...(wanted && { q: wanted }) } }),
    placeholderData: keepPreviousData,
  })
  const options = data?.content.map(({ uuid, name, reference }) => ({ id: uuid, label: reference || name }))
  return (
    <ComboBox
      {...field}
      isRequired
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
