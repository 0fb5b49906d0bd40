import type { ReactNode, Ref } from 'react'
import { BareButton } from './BareButton.tsx'
import styles from './HelpButton.module.css'
import { drawIcon } from './Icon.tsx'
import { useTooltip } from './Tooltip.tsx'
import { useWord } from './WordsProvider.tsx'

/** Draws the help on a label, to stand beside it. */
export type HelpOn = (label: ReactNode) => ReactNode

export interface HelpButtonProps {
  /** The words beside it, which it explains. */
  label: string
  /** The explanation alone, under the mouse and on focus. It is rendered once it is wanted, so its code may come then. */
  hint: ReactNode
  /** Whether what a press opens is there: an `AnchoredPopover` with the explanation and a way to more. */
  isOpen: boolean
  onPress: () => void
  ref: Ref<HTMLButtonElement>
}

/** A question mark beside a word that not everyone knows: in heads and labels, never in each row. */
export function HelpButton({ label, hint, isOpen, onPress, ref }: HelpButtonProps) {
  const name = useWord('help')(label)
  const children = (
    <BareButton
      ref={ref}
      className={styles.button}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPress={onPress}
    >
      {drawIcon({ name: 'help' })}
    </BareButton>
  )
  return useTooltip({ content: hint, children })
}
