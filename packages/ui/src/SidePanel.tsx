import { use, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './IconButton.tsx'
import styles from './SidePanel.module.css'
import { announce } from './announce.ts'
import { SideRoom } from './side-room.ts'
import { useMediaQuery } from './use-media-query.ts'
import { useWord } from './WordsProvider.tsx'

export interface SidePanelProps {
  title: ReactNode
  children: ReactNode
  /** Buttons, the main one first. */
  footer?: ReactNode
  /** 480 or 640 pixels over the page; beside it always 480. */
  size?: 'regular' | 'wide'
  isOpen: boolean
  /** Beside the page where the window is wide enough, with the page in use; for what shows, not for what edits. */
  isBeside?: boolean
  /** Asked to close: the caller may first ask about unsaved changes. */
  onClose: () => void
  labels?: { close?: string }
}

/** A panel at the end of the view, to look at or edit one thing without leaving the list. */
export function SidePanel({ isBeside, ...props }: SidePanelProps) {
  const room = use(SideRoom)
  const isWide = useMediaQuery('(width >= 1366px)')
  if (!isBeside || !isWide || !room) return <PanelOver {...props} />
  return props.isOpen && createPortal(<PanelBeside {...props} />, room)
}

type PanelProps = Omit<SidePanelProps, 'isBeside'>

function PanelOver({ title, children, footer, size = 'regular', isOpen, onClose, labels }: PanelProps) {
  const close = useWord('close', labels?.close)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={styles.backdrop!}
    >
      <Modal className={styles.modal!} data-size={size}>
        <Dialog className={styles.dialog!}>
          <header className={styles.header}>
            <Heading slot="title" className={styles.title!}>
              {title}
            </Heading>
            <IconButton icon="x" label={close} onPress={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Leaves the focus where it is: what opened it can open the next thing. Escape closes it from everywhere. */
function PanelBeside({ title, children, footer, onClose, labels }: PanelProps) {
  const close = useWord('close', labels?.close)
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (panel.current?.contains(document.activeElement) && opener.current instanceof HTMLElement) opener.current.focus()
    onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event)
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && !panel.current?.contains(target)) opener.current = target
    }
    opener.current = document.activeElement
    if (typeof title === 'string') announce(title)
    document.addEventListener('keydown', listen)
    document.addEventListener('focusin', note)
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('focusin', note)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a new title is told by what changed it
  }, [])
  return (
    <aside ref={panel} aria-labelledby={heading} className={styles.beside}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <IconButton
          icon="x"
          label={close}
          onPress={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus()
            onClose()
          }}
        />
      </header>
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </aside>
  )
}
