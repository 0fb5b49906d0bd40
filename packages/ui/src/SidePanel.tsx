import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from './IconButton.tsx'
import styles from './SidePanel.module.css'
import { useWord } from './WordsProvider.tsx'

export interface SidePanelProps {
  title: ReactNode
  children: ReactNode
  /** Buttons, the main one first. */
  footer?: ReactNode
  /** 480 or 640 pixels. */
  size?: 'regular' | 'wide'
  isOpen: boolean
  /** Asked to close: the caller may first ask about unsaved changes. */
  onClose: () => void
  labels?: { close?: string }
}

/** A panel at the end of the view, to look at or edit one thing without leaving the list. */
export function SidePanel({ title, children, footer, size = 'regular', isOpen, onClose, labels }: SidePanelProps) {
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
