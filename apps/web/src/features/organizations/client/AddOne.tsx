import { Button } from '@dragoman/ui/Button'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { useState, type ComponentProps } from 'react'
import styles from './client.module.css'

export interface AddOneProps {
  /** The label of the choice, such as "Glossary". */
  label: string
  /** The label of the button, such as "Add glossary". */
  button: string
  options: ComponentProps<typeof ComboBox>['options']
  isDisabled?: boolean
  isPending?: boolean
  onAdd: (id: string) => void
}

/** Chooses one of what a client doesn't have yet, and adds it. It stays chosen until it is no longer among `options`. */
export function AddOne({ label, button, options, isDisabled = false, isPending, onAdd }: AddOneProps) {
  const [picked, setChosen] = useState<string | null>(null)
  const chosen = options?.some(({ id }) => id === picked) ? picked : null
  return (
    <div className={styles.add}>
      <ComboBox label={label} isLabelHidden placeholder={label} value={chosen} onChange={setChosen} options={options} />
      <Button
        icon="plus"
        isDisabled={isDisabled || chosen === null}
        isPending={isPending}
        onPress={() => onAdd(chosen!)}
      >
        {button}
      </Button>
    </div>
  )
}
