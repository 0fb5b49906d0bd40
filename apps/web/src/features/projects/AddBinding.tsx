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
  onAdd: (id: string) => void
}

/** Binds one more thing to a project: a memory, a glossary. */
export function AddBinding({ title, button, isPending, onAdd, ...field }: AddBindingProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Card title={title}>
      <div className={styles.binding}>
        <Stack gap={12}>
          <ComboBox {...field} value={chosen} onChange={setChosen} />
          <Row>
            <Button
              icon="plus"
              isPending={isPending}
              isDisabled={chosen === null}
              onPress={() => {
                onAdd(chosen!)
                setChosen(null)
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
