import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { ComboBox, type ComboBoxProps } from '@dragoman/ui/ComboBox'
import { Row, Stack } from '@dragoman/ui/Page'
import { useState } from 'react'
import styles from './projects.module.css'

export interface AddBindingProps extends Pick<ComboBoxProps, 'options' | 'emptyLabel'> {
  title: string
  /** Label of the field, such as "Memory". */
  label: string
  button: string
  isPending: boolean
  /** Looks for the options that have a text in their names: there may be more than are offered at once. */
  onSearch: (text: string) => void
  onAdd: (id: string) => void
}

/** Binds one more thing to a project: a memory, a glossary. */
export function AddBinding({ title, button, isPending, options, onSearch, onAdd, ...field }: AddBindingProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const choose = (id: string | null) => {
    const option = options?.find((each) => each.id === id)
    setChosen(id)
    if (option) setTyped(option.label)
    onSearch('')
  }
  return (
    <Card title={title}>
      <div className={styles.binding}>
        <Stack gap={12}>
          <ComboBox
            {...field}
            options={options}
            isFiltered
            menuTrigger="focus"
            inputValue={typed}
            onInputChange={(text) => {
              setTyped(text)
              if (!options?.some(({ label }) => label === text)) onSearch(text.trim())
            }}
            value={chosen}
            onChange={choose}
          />
          <Row>
            <Button
              icon="plus"
              isPending={isPending}
              isDisabled={chosen === null}
              onPress={() => {
                onAdd(chosen!)
                setChosen(null)
                setTyped('')
              }}
            >
              {button}
            </Button>
          </Row>
        </Stack>
      </div>
    </Card>
  )
}
