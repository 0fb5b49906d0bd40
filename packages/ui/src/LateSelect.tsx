import { useLayoutEffect, useRef, useState } from 'react'
import { BareButton } from './BareButton.tsx'
import { classNames } from './class-names.ts'
import controls from './Control.module.css'
import { Icon } from './Icon.tsx'
import { Select, type Option } from './Select.tsx'
import styles from './Select.module.css'

export interface LateSelectProps {
  /** Accessible name. */
  label: string
  options: Option[]
  /** Id of the chosen option. */
  value: string
  onChange: (value: string) => void
}

const openingKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/** A `Select` for a tool bar that costs no more than a native button until it is opened for the first time. */
export function LateSelect(props: LateSelectProps) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <OpenedSelect {...props} />
  const { label, options, value } = props
  const words = options.find(({ id }) => id === value)?.label
  return (
    <BareButton
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={`${words} ${label}`}
      className={classNames(controls.control, styles.button, styles.fit)}
      onPress={() => setWanted(true)}
      onKeyDown={(event) => {
        if (!openingKeys.has(event.key)) return
        event.preventDefault()
        setWanted(true)
      }}
    >
      <span className={styles.value}>{words}</span>
      <Icon name="chevron-down" />
    </BareButton>
  )
}

function OpenedSelect(props: LateSelectProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    // Closing the list leads the focus back to this button, which has just taken the other one's place.
    button.current!.focus({ preventScroll: true })
    // oxlint-disable-next-line react/set-state-in-effect -- the list must find the focus on its button
    setOpen(true)
  }, [])
  return <Select {...props} ref={button} isLabelHidden width="fit" isOpen={isOpen} onOpenChange={setOpen} />
}
