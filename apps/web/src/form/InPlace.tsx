import { BareButton } from '@dragoman/ui/BareButton'
import { Icon } from '@dragoman/ui/Icon'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import styles from './InPlace.module.css'

/** The state of a value that is changed where it stands; closing its editor returns the focus to its button. */
export function useInPlace() {
  const place = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    place.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.focus()
  }
  return { place, isOpen, open: () => setOpen(true), close }
}

export interface InPlaceProps extends Pick<ReturnType<typeof useInPlace>, 'place' | 'isOpen' | 'open'> {
  /** The label of the action, for screen readers. */
  label: string
  /** The value as it is shown. */
  children: ReactNode
  /** Gets the editor's code before it is asked for. */
  onIntent: () => void
  /** Its editor, shown while it is open and anchored to `place`. */
  editor: ReactNode
}

/** A value that is changed where it stands: pressing it opens its editor. */
export const InPlace = ({ place, isOpen, open, label, children, onIntent, editor }: InPlaceProps) => (
  <>
    <span ref={place} className={styles.field}>
      <span className={styles.value}>{children}</span>
      <BareButton
        className={styles.edit}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
        onHoverStart={onIntent}
      >
        <Icon name="edit" />
      </BareButton>
    </span>
    {isOpen && <Suspense>{editor}</Suspense>}
  </>
)

/** The placeholder of a missing value. */
export const NoValue = ({ children }: { children: ReactNode }) => <span className={styles.none}>{children}</span>
